import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Interrupted } from "../../src/errors.ts";
import { type GradeRequest, grade, type Progress } from "../../src/grading/grade.ts";
import type { Grader } from "../../src/grading/words.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { echoGrader, goodEcho, someRule, words } from "./graders.ts";
import { checkIn, exercise, failureIn, requestFor, statuses } from "./grading-of.ts";

const { defineGrader, example, property } = words;

/** Short enough that a test of a hanging call does not take seconds. */
const impatient = { ...defaultLimits, callMs: 250, loadMs: 250 };

async function gradeEcho(
  source: string,
  grader: Grader = echoGrader,
  more: Partial<GradeRequest> = {},
) {
  const request = requestFor([exercise("echo", grader)], { "echo.ts": source }, more);
  const grading = await grade(request);
  const [report] = grading.exercises;
  if (!report) throw new Error("nothing was graded");
  return { grading, report };
}

describe("in the real sandbox", () => {
  test("a right submission passes every form of check, behind the walls that stood", async () => {
    const { grading, report } = await gradeEcho(goodEcho);
    expect(statuses(report)).toEqual({ one: "passed", all: "passed", shared: "passed" });
    expect(grading.walls).toEqual(expect.arrayContaining(["process", "context", "permissions"]));
    expect(grading.totals.calls).toBe(1 + 100 + 25 + 1);
  });

  test("a failing property is shrunk, and the same seed tells the same again", async () => {
    const source = `export function echo(v: { n: number; tags: string[] }) {
      return v.tags.length > 1 ? { ...v, tags: v.tags.slice(1) } : v;
    }`;
    const [once, again] = [await gradeEcho(source), await gradeEcho(source)];
    const failure = failureIn(once.report, "all");
    expect(failure).toMatchObject({
      kind: "value",
      drawn: { value: { n: 0, tags: ["", ""] } },
      differences: [{ path: ["tags", 1], expected: "" }],
    });
    expect(again.report).toEqual(once.report);
  });

  test("a throw is told with the student's own frames and lines", async () => {
    const source =
      "const inner = (v: any) => v.none.none;\n\nexport function echo(v: any) {\n  return inner(v);\n}\n";
    const { report } = await gradeEcho(source);
    const failure = failureIn(report, "one");
    expect(failure.kind).toBe("threw");
    expect(failure.frames.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "echo.ts:1",
      "echo.ts:4",
    ]);
    expect(failure.at).toMatchObject({ file: "echo.ts", line: 1 });
  });

  test.each([
    ["nothing", "export const echo = () => {};"],
    ["promise", "export const echo = async (v: unknown) => v;"],
    ["not-json", "export const echo = () => ({ n: NaN });"],
    ["output", "export const echo = () => 'x'.repeat(2_000_000);"],
    ["syntax", "export function echo( {"],
    [
      "import-refused",
      "import fs from 'node:fs'; export const echo = () => fs.readFileSync('/etc/hosts');",
    ],
    ["missing-export", "export const eco = (v: unknown) => v;"],
    ["not-a-function", "export class echo {}"],
  ])("%s is a kind of its own", async (kind, source) => {
    const { report } = await gradeEcho(source);
    expect(failureIn(report, "one").kind).toBe(kind);
  });

  test.each([
    ["empty", "\uFEFF \n"],
    ["comments", "// later\n/* export const echo = 1 */\n"],
    [null, "const echo = 1;"],
  ])("a file without exports is told to be %s", async (empty, source) => {
    const { report } = await gradeEcho(source);
    expect(failureIn(report, "one").fault).toMatchObject({ kind: "missing-export", empty });
  });

  test("what is printed during the judged call is told", async () => {
    const { report } = await gradeEcho(
      "export const echo = (v: unknown) => console.log('got', v);",
    );
    expect(failureIn(report, "one").console).toEqual({ text: "got 1\n", dropped: 0 });
  });
});

test("a syntax error is its own file's fault, and blocks who imports that file", async () => {
  const needy = exercise("second", { ...echoGrader, needs: ["echo"] });
  const gradeBoth = async (files: Record<string, string>) => {
    const both = [exercise("echo", echoGrader), needy];
    const { exercises } = await grade(requestFor(both, files));
    return exercises.map(({ status }) => status);
  };
  const broken = "export function (";
  expect(
    await gradeBoth({ "echo.ts": "export const echo = () => 0;", "second.ts": broken }),
  ).toEqual(["failed", "failed"]);
  const importer = 'export { echo as second } from "./echo.ts";';
  expect(await gradeBoth({ "echo.ts": broken, "second.ts": importer })).toEqual([
    "failed",
    "blocked",
  ]);
});

test.each(["0", "undefined", "NaN", "Promise.resolve(0)", "'x'.repeat(2e6)"])(
  "an export that is a function only at the second look is none, though it gives %s",
  async (result) => {
    const { report } = await gradeEcho(`declare const module: { exports: unknown };
      let looked = 0;
      module.exports = { __esModule: true, get echo() { looked += 1; return looked === 1 ? "no" : () => ${result}; } };`);
    expect(failureIn(report, "one").kind).toBe("not-a-function");
  },
);

describe("a submission that hangs", () => {
  test("in one call fails that check alone, on the smallest input drawn that does it", async () => {
    const source = `export function echo(v: { n?: number }) {
      while ((v.n ?? 0) > 500) {}
      return JSON.parse(JSON.stringify(v));
    }`;
    const { report } = await gradeEcho(source, echoGrader, { limits: impatient });
    expect(statuses(report)).toEqual({ one: "passed", all: "failed", shared: "passed" });
    const failure = failureIn(report, "all");
    expect(failure).toMatchObject({
      kind: "timeout",
      shrinks: 0,
      fault: { limit: { name: "callMs" } },
    });
    expect(failure.drawn?.value).toMatchObject({ n: expect.toSatisfy((n) => n > 500) });
  });

  test("while it loads fails every check", async () => {
    const source = "for (;;) {}\nexport const echo = 1;";
    const { report } = await gradeEcho(source, echoGrader, { limits: impatient });
    for (const { id } of report.checks) {
      expect(failureIn(report, id)).toMatchObject({ kind: "timeout", fault: { when: "load" } });
    }
  });

  test("is killed at once when the grading is interrupted", async () => {
    const controller = new AbortController();
    const grading = gradeEcho("export function echo() { for (;;) {} }", echoGrader, {
      limits: { ...defaultLimits, callMs: 60_000, submissionMs: 60_000 },
      signal: controller.signal,
      onProgress: ({ at }: Progress) =>
        at === "exercise" && setTimeout(() => controller.abort(), 200),
    });
    await expect(grading).rejects.toBeInstanceOf(Interrupted);
  });
});

test("a submission that takes too much memory fails so, and the next exercise is judged", async () => {
  const hungry = defineGrader({
    title: "t",
    hints: ["h"],
    parameters: {},
    checks: {
      it: example({
        title: "t",
        rule: someRule,
        call: (s) => (s as unknown as { bomb: () => Promise<unknown> }).bomb(),
        expect: 1,
      }),
    },
  });
  const { exercises } = await grade(
    requestFor(
      [exercise("bomb", hungry), exercise("echo", echoGrader)],
      {
        "bomb.ts":
          "export function bomb() { const all: number[][] = []; for (;;) all.push(new Array(1e5).fill(1)); }",
        "echo.ts": goodEcho,
      },
      { limits: { ...defaultLimits, callMs: 30_000 } },
    ),
  );
  expect(exercises[0] && failureIn(exercises[0], "it").kind).toBe("memory");
  expect(exercises[1]?.status).toBe("passed");
});

test("a submission that remembers is told with the shortest sequence of calls", async () => {
  const { report } = await gradeEcho(
    "let first: unknown; export function echo(v: unknown) { first ??= v; return first; }",
  );
  const failure = failureIn(report, "all");
  expect(failure.kind).toBe("remembers");
  expect(failure.given).toHaveLength(2);
});

test("the functions of an async exercise may settle later", async () => {
  const grader = defineGrader({
    title: "t",
    hints: ["h"],
    parameters: { echo: ["value"] },
    async: true,
    checks: {
      later: property({
        title: "t",
        rule: someRule,
        given: { value: fc.nat() },
        covers: {},
        call: async (s, { value }) => s.echo(await s.echo(value)),
        expect: ({ value }) => value,
      }),
    },
  });
  const { report } = await gradeEcho(
    "export const echo = async (v: unknown) => { await null; return v; };",
    grader,
  );
  expect(statuses(report)).toEqual({ later: "passed" });
});

test("a folder on disk is graded as it lies there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "Mein Kurs (1) é 模 "));
  try {
    writeFileSync(join(folder, "echo.ts"), `\uFEFF${goodEcho.replaceAll("\n", "\r\n")}`);
    const submission = { folder, files: {}, standIns: {} };
    const { report } = await gradeEcho("", echoGrader, { submission });
    expect(report.status).toBe("passed");
    writeFileSync(join(folder, "echo.ts"), "// TODO\r\n\r\n");
    const untouched = await gradeEcho("", echoGrader, { submission });
    expect(failureIn(untouched.report, "all").kind).toBe("starter");
    expect(checkIn(untouched.report, "all").outcome.status).toBe("failed");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
