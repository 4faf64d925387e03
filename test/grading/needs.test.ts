import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/errors.ts";
import type { Grading } from "../../src/grading/grade.ts";
import type { Grader } from "../../src/grading/words.ts";
import { echoGrader, goodEcho, someRule, words } from "./graders.ts";
import {
  checkIn,
  exercise,
  failureIn,
  gradeHere,
  gradeOne,
  requestFor,
  statuses,
} from "./grading-of.ts";

const { defineGrader, example } = words;

/** A grader of `id`, which echoes: one check for each number, each needing those named. */
function numbers(id: string, checks: Record<number, number[]>, needs: string[] = []): Grader {
  const named = Object.entries(checks).map(([n, wanted]) => [
    `is-${n}`,
    example({
      title: n,
      rule: someRule,
      needs: wanted.map((need) => `is-${need}`) as never,
      call: (s) =>
        (s as unknown as Record<string, typeof s.echo>)[id]?.(Number(n)) as Promise<unknown>,
      expect: Number(n),
    }),
  ]);
  return defineGrader({
    title: id,
    needs,
    hints: ["h"],
    parameters: {},
    checks: Object.fromEntries(named),
  });
}

const only = (...right: number[]) => `(n) => [${right}].includes(n) ? n : -1;`;

function reportOf(grading: Grading, id: string) {
  const found = grading.exercises.find((one) => one.id === id);
  if (!found) throw new Error(`${id} was not graded`);
  return found;
}

describe("checks that need others", () => {
  test("a failing one is blocked by the root cause, a passing one passes", async () => {
    const grader = numbers("f", { 1: [], 2: [1], 3: [2], 4: [1], 5: [] });
    const report = await gradeOne("f", grader, `export const f = ${only(4)}`);
    expect(statuses(report)).toEqual({
      "is-1": "failed",
      "is-2": "blocked",
      "is-3": "blocked",
      "is-4": "passed",
      "is-5": "failed",
    });
    const cause = { exercise: "f", check: "is-1" };
    expect(checkIn(report, "is-3").outcome).toMatchObject({ by: [cause] });
    expect(failureIn(report, "is-3")).toMatchObject({ kind: "value", expected: 3, received: -1 });
    expect(report).toMatchObject({ status: "failed", points: { earned: 1, possible: 5 } });
  });

  test("several causes are told once each", async () => {
    const grader = numbers("f", { 1: [], 2: [], 3: [1, 2], 4: [3, 1] });
    const report = await gradeOne("f", grader, `export const f = ${only()}`);
    expect(checkIn(report, "is-4").outcome).toMatchObject({
      by: [
        { exercise: "f", check: "is-1" },
        { exercise: "f", check: "is-2" },
      ],
    });
  });
});

describe("exercises that need others", () => {
  const exercises = [
    exercise("a", numbers("a", { 1: [] })),
    exercise("b", numbers("b", { 1: [] }, ["a"])),
    exercise("c", numbers("c", { 1: [], 2: [1] }, ["b"])),
    exercise("d", numbers("d", { 1: [] })),
  ];
  const files = {
    "a.ts": `export const a = ${only()}`,
    "b.ts": `export const b = ${only()}`,
    "c.ts": `export const c = ${only(2)}`,
    "d.ts": `export const d = ${only(1)}`,
  };

  test("what is needed is graded too, in course order, and marked as not asked for", async () => {
    const { exercises: reports } = await gradeHere(requestFor(exercises, files, { asked: ["c"] }));
    expect(reports.map(({ id, asked }) => [id, asked])).toEqual([
      ["a", false],
      ["b", false],
      ["c", true],
    ]);
  });

  test("failing checks wait for the exercise that failed first", async () => {
    const grading = await gradeHere(requestFor(exercises, files));
    expect(grading.exercises.map(({ status }) => status)).toEqual([
      "failed",
      "blocked",
      "blocked",
      "passed",
    ]);
    expect(checkIn(reportOf(grading, "b"), "is-1").outcome).toMatchObject({
      by: [{ exercise: "a" }],
    });
    expect(checkIn(reportOf(grading, "c"), "is-1").outcome).toMatchObject({
      by: [{ exercise: "a" }],
    });
    expect(checkIn(reportOf(grading, "c"), "is-2").outcome).toEqual({ status: "passed" });
    expect(grading.totals).toEqual({
      checks: 5,
      passed: 2,
      failed: 1,
      blocked: 2,
      errored: 0,
      points: { earned: 2, possible: 5 },
      calls: 5,
    });
  });

  test("a check run alone waits for nothing, and nothing else is graded", async () => {
    const { exercises: reports } = await gradeHere(
      requestFor(exercises, files, { asked: ["c"], only: "is-1" }),
    );
    expect(reports).toHaveLength(1);
    expect(reports[0] && statuses(reports[0])).toEqual({ "is-1": "failed" });
  });

  test("an exercise that needs one which does not come before it is errored", async () => {
    const late = [
      exercise("b", numbers("b", { 1: [] }, ["a"])),
      exercise("a", numbers("a", { 1: [] })),
    ];
    const grading = await gradeHere(requestFor(late, files));
    expect(reportOf(grading, "b").status).toBe("errored");
  });

  test("an exercise or a check that there is not is refused before anything starts", async () => {
    const refused = async (more: object) =>
      gradeHere(requestFor(exercises, files, more)).catch((error: unknown) => error);
    for (const more of [{ asked: ["x"] }, { asked: ["a"], only: "x" }]) {
      const error = await refused(more);
      expect(error).toBeInstanceOf(UsageError);
      expect((error as UsageError).problem).toMatchObject({ name: "x" });
    }
  });
});

describe("a submission that cannot be judged", () => {
  const kindsOf = async (files: Record<string, string>) => {
    const { exercises: reports } = await gradeHere(
      requestFor([exercise("echo", echoGrader)], files),
    );
    return reports[0]?.checks.map(({ outcome }) =>
      outcome.status === "failed" ? outcome.failure.kind : outcome.status,
    );
  };

  test.each([
    ["missing-file", {}],
    ["syntax", { "echo.ts": "export function (" }],
    ["missing-export", { "echo.ts": "export const other = 1;" }],
    ["not-a-function", { "echo.ts": "export const echo = 1;" }],
    ["threw", { "echo.ts": "throw new Error('at load');" }],
    ["timeout", { "echo.ts": "throw 'hang';" }],
  ])("fails every check as %s", async (kind, files) => {
    expect(await kindsOf(files as Record<string, string>)).toEqual([kind, kind, kind]);
  });

  test("is not compiled and not run when it still is the starter", async () => {
    const starter = "// TODO\nexport function echo() {\n  throw new Error();\n}\n";
    const exercises = [exercise("echo", echoGrader, starter)];
    for (const same of [
      starter,
      `\uFEFF${starter.replaceAll("\n", "\r\n")}\n\n`,
      starter.trimEnd(),
    ]) {
      const { exercises: reports, totals } = await gradeHere(
        requestFor(exercises, { "echo.ts": same }),
      );
      expect(reports[0]?.untouched).toBe(true);
      expect(reports[0] && failureIn(reports[0], "shared").kind).toBe("starter");
      expect(totals).toMatchObject({ failed: 3, calls: 0 });
    }
    const files = { "echo.ts": starter };
    const run = await gradeHere(requestFor(exercises, files, { runStarters: true }));
    expect(run.exercises[0]).toMatchObject({ untouched: true });
    expect(run.exercises[0] && failureIn(run.exercises[0], "one").kind).toBe("threw");
  });

  test("after three checks that hang the rest are timeouts without a run", async () => {
    const grader = numbers("f", { 1: [], 2: [], 3: [], 4: [], 5: [] });
    const request = requestFor([exercise("f", grader)], {
      "f.ts": "export function f(n) { if (n !== 2) throw 'hang'; return n; }",
    });
    const { exercises: reports, totals } = await gradeHere(request);
    const [report] = reports;
    expect(report && statuses(report)).toEqual({
      "is-1": "failed",
      "is-2": "passed",
      "is-3": "failed",
      "is-4": "failed",
      "is-5": "failed",
    });
    expect(report && failureIn(report, "is-5")).toMatchObject({
      kind: "timeout",
      fault: { attempts: 0 },
      given: [],
    });
    expect(totals.calls).toBe(4);
  });

  test("does not keep the other exercises from being judged", async () => {
    const exercises = [exercise("echo", echoGrader), exercise("f", numbers("f", { 1: [] }))];
    const files = {
      "echo.ts": "export const echo = () => { throw 'bomb'; };",
      "f.ts": `export const f = ${only(1)}`,
    };
    const grading = await gradeHere(requestFor(exercises, files));
    expect(reportOf(grading, "f").status).toBe("passed");
    expect(reportOf(grading, "echo").checks.map(({ outcome }) => outcome.status)).toEqual([
      "failed",
      "blocked",
      "failed",
    ]);
    expect(failureIn(reportOf(grading, "echo"), "all").kind).toBe("memory");
  });

  test("is judged on what it exports under the name, whatever else there is", async () => {
    const source = `${goodEcho}\nexport default 1;\nexport class Helper {}`;
    expect((await gradeOne("echo", echoGrader, source)).status).toBe("passed");
  });
});
