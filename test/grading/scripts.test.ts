import { expect, test } from "vitest";
import { call, put, ref, set } from "../../src/grading/words.ts";
import { echoGrader, goodEcho, someRule, words } from "./graders.ts";
import { failureIn, gradeOne, statuses } from "./grading-of.ts";

const { defineGrader, script } = words;

const grader = defineGrader({
  title: "t",
  hints: ["h"],
  parameters: { echo: ["value"] },
  checks: {
    twice: script({
      title: "gives each caller an object of its own",
      rule: someRule,
      steps: [
        put("given", { n: 1 }),
        call("first", "echo", ref("given"), undefined),
        set(["first", "n"], 2),
        call("second", "echo", { n: 1 }),
      ],
      expect: { given: { n: 1 }, second: { n: 1 } },
    }),
  },
});

test("shared objects show in what the names hold at the end", async () => {
  const report = await gradeOne("echo", grader, "export const echo = (value) => value;");
  expect(failureIn(report, "twice")).toMatchObject({
    kind: "value",
    given: [
      { do: "put", name: "given", value: { n: 1 } },
      {
        do: "call",
        as: "first",
        function: "echo",
        arguments: [{ name: "value", ref: ["given"] }, { name: "argument2" }],
      },
      { do: "set", path: ["first", "n"], value: 2 },
      {
        do: "call",
        as: "second",
        function: "echo",
        arguments: [{ name: "value", value: { n: 1 } }],
      },
      { do: "show", name: "given" },
    ],
    expected: { given: { n: 1 }, second: { n: 1 } },
    received: { given: { n: 2 }, second: { n: 1 } },
    differences: [{ path: ["given", "n"], expected: 1, received: 2 }],
  });
  expect(statuses(await gradeOne("echo", grader, goodEcho))).toEqual({ twice: "passed" });
});

test("a fault in any step fails the script, and the steps after it are not told", async () => {
  const source =
    "let n = 0; export function echo(v) { if (n++ === 1) throw new Error('no'); return v; }";
  const failure = failureIn(await gradeOne("echo", grader, source), "twice");
  expect(failure).toMatchObject({ kind: "threw", fault: { thrown: { message: "no" } } });
  expect(failure.given).toHaveLength(4);
  expect(failure.at).toMatchObject({ line: 1 });
});

test("text that a name holds where an object is due is called so", async () => {
  const report = await gradeOne("echo", grader, "export const echo = (v) => JSON.stringify(v);");
  const failure = failureIn(report, "twice");
  expect(failure.kind).toBe("text");
  expect(failure.differences[0]).toEqual({
    path: ["second"],
    expected: { n: 1 },
    received: '{"n":1}',
  });
});

test("a changed parameter is seen", async () => {
  const source =
    "export function echo(v) { const was = JSON.parse(JSON.stringify(v)); v.list = 0; return was; }";
  expect(failureIn(await gradeOne("echo", echoGrader, source), "shared").differences).toEqual([
    { path: ["given", "list"], expected: [1], received: 0 },
  ]);
});
