import { describe, expect, test } from "vitest";
import type { Expected } from "../../src/grading/pattern.ts";
import { anyOf } from "../../src/grading/pattern.ts";
import { echoGrader, goodEcho, someRule, words } from "./graders.ts";
import { checkIn, failureIn, gradeOne, statuses } from "./grading-of.ts";

const { defineGrader, example } = words;

function expecting(
  expected: Expected,
  call = (s: { echo: (v: unknown) => Promise<unknown> }) => s.echo(1),
) {
  return defineGrader({
    title: "t",
    hints: ["h"],
    parameters: { echo: ["value"] },
    checks: { it: example({ title: "t", rule: someRule, call, expect: expected }) },
  });
}

describe("what a submission answers", () => {
  test("the right answers pass every form of check and earn its points", async () => {
    const report = await gradeOne("echo", echoGrader, goodEcho);
    expect(statuses(report)).toEqual({ one: "passed", all: "passed", shared: "passed" });
    expect(report).toMatchObject({ status: "passed", points: { earned: 5, possible: 5 } });
  });

  test("a wrong value is told with the call, by parameter name, and every difference", async () => {
    const source =
      "// export function echo is below\nexport const echo = () => ({ a: 2, b: 3 });\n";
    const report = await gradeOne("echo", expecting({ a: 1, b: 3 }), source);
    expect(failureIn(report, "it")).toEqual({
      kind: "value",
      given: [{ do: "call", function: "echo", arguments: [{ name: "value", value: 1 }] }],
      expected: { a: 1, b: 3 },
      received: { a: 2, b: 3 },
      differences: [{ path: ["a"], expected: 1, received: 2 }],
      at: {
        file: "echo.ts",
        line: 2,
        column: 14,
        firstLine: 1,
        lines: source.split("\n"),
      },
      frames: [],
      console: { text: "", dropped: 0 },
      shrinks: 0,
    });
  });

  test.each([
    ["a throw", "throw new TypeError('no');", "threw"],
    ["nothing", "return undefined;", "nothing"],
    ["a promise", "return Promise.resolve({});", "promise"],
    ["a function", "return () => 1;", "not-json"],
    ["JSON text for the object", "return '{}';", "text"],
    ["an endless loop", "throw 'hang';", "timeout"],
    ["too much memory", "throw 'bomb';", "memory"],
  ])("%s is a kind of its own", async (_, body, kind) => {
    const report = await gradeOne("echo", expecting({}), `export function echo() { ${body} }`);
    expect(failureIn(report, "it").kind).toBe(kind);
  });

  test("text is a mix-up only where an object or array is due", async () => {
    const source = "export const echo = () => 'x';";
    const kindFor = async (expected: Expected) =>
      failureIn(await gradeOne("echo", expecting(expected), source), "it").kind;
    expect(await kindFor(anyOf(null, { a: 1 }))).toBe("text");
    expect(await kindFor([])).toBe("text");
    expect(await kindFor(null)).toBe("value");
    expect(await kindFor("y")).toBe("value");
  });

  test("undefined is no null", async () => {
    const report = await gradeOne("echo", expecting(null), "export const echo = () => {};");
    expect(failureIn(report, "it")).toMatchObject({ kind: "nothing", expected: null });
  });

  test("a fault counts even when the body of the check takes no notice of it", async () => {
    const grader = expecting(1, async (s) => {
      await s.echo(0).catch(() => {});
      return 1;
    });
    const report = await gradeOne("echo", grader, "export const echo = () => { throw 1; };");
    expect(failureIn(report, "it").kind).toBe("threw");
  });

  test("the arguments of each dependent call are told, undefined ones without a value", async () => {
    const grader = expecting(0, async (s) => s.echo(await s.echo(undefined)));
    const report = await gradeOne("echo", grader, "export const echo = (v = 5) => v;");
    expect(failureIn(report, "it").given).toEqual([
      { do: "call", function: "echo", arguments: [{ name: "value" }] },
      { do: "call", function: "echo", arguments: [{ name: "value", value: 5 }] },
    ]);
  });
});

describe("the grader's own slips", () => {
  const errored = async (call: () => Promise<unknown>) =>
    checkIn(await gradeOne("echo", expecting(1, call), goodEcho), "it").outcome;

  test("a throw in a body is errored, without stack and folders", async () => {
    const outcome = await errored(() => {
      throw new Error("cannot open '/home/me/course/graders/x.ts' of tools/list\nat stack");
    });
    expect(outcome).toEqual({
      status: "errored",
      message: "Error: cannot open 'x.ts' of tools/list",
    });
  });

  test("a body that gives nothing is errored", async () => {
    expect(await errored(async () => undefined)).toMatchObject({ status: "errored" });
  });

  test("a need that no earlier check meets is errored, and the others are judged", async () => {
    const grader = {
      ...echoGrader,
      checks: Object.fromEntries(
        Object.entries(echoGrader.checks).map(([id, check]) => [
          id,
          id === "all" ? { ...check, needs: "shared" } : check,
        ]),
      ),
    };
    const report = await gradeOne("echo", grader, goodEcho);
    expect(statuses(report)).toEqual({ one: "passed", all: "errored", shared: "passed" });
    expect(report.status).toBe("errored");
    expect(checkIn(report, "all").outcome).toMatchObject({
      message: 'the check needs "shared", which is no earlier check of the exercise',
    });
  });
});
