import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grade } from "../../src/grading/grade.ts";
import { goodEcho, someRule, words } from "./graders.ts";
import { exercise, gradeOne, requestFor, statuses } from "./grading-of.ts";

const { defineGrader, example, property } = words;

/** Bodies that call, wait, and call again. */
const comingBack = defineGrader({
  title: "t",
  hints: ["h"],
  parameters: { echo: ["value"] },
  checks: {
    "one-example": example({
      title: "what came back, given again, comes back",
      rule: someRule,
      call: async (s) => s.echo(await s.echo(await s.echo(1))),
      expect: 1,
    }),
    inputs: property({
      title: "so does anything",
      rule: someRule,
      given: { value: fc.nat() },
      covers: {},
      call: async (s, { value }) => [await s.echo(value), await s.echo(value)],
      expect: ({ value }) => [value, value],
    }),
    last: example({ title: "t", rule: someRule, call: (s) => s.echo(2), expect: 2 }),
  },
});

const passed = { "one-example": "passed", inputs: "passed", last: "passed" };

describe("bodies that call again", () => {
  test("have the realm they began in", async () => {
    expect(statuses(await gradeOne("echo", comingBack, goodEcho))).toEqual(passed);
  });

  test("and in the real sandbox", async () => {
    const request = requestFor([exercise("echo", comingBack)], { "echo.ts": goodEcho });
    const [report] = (await grade(request)).exercises;
    expect(report && statuses(report)).toEqual(passed);
  });

  test("fail by what a realm remembers", async () => {
    const source = "let calls = 0; export const echo = (v) => (calls++ === 2 ? -1 : v);";
    expect(statuses(await gradeOne("echo", comingBack, source))).toEqual({
      "one-example": "failed",
      inputs: "failed",
      last: "passed",
    });
  });
});
