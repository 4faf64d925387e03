import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grade } from "../../src/grading/grade.ts";
import { secondOrder } from "../../src/grading/second-order.ts";
import { echoGrader, goodEcho, someRule, words } from "./graders.ts";
import { exercise, gradeOne, requestFor, statuses } from "./grading-of.ts";

const { defineGrader, example, property } = words;

/** Bodies that come back to their realm after the check behind them has opened one. */
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

describe("checks that are under way side by side", () => {
  test("each have the realm they began in, however often they come back to it", async () => {
    expect(statuses(await gradeOne("echo", comingBack, goodEcho))).toEqual(passed);
  });

  test("and in the real sandbox", async () => {
    const request = requestFor([exercise("echo", comingBack)], { "echo.ts": goodEcho });
    const [report] = (await grade(request)).exercises;
    expect(report && statuses(report)).toEqual(passed);
  });

  test("fail as they would alone", async () => {
    const source = "let calls = 0; export const echo = (v) => (calls++ === 2 ? -1 : v);";
    expect(statuses(await gradeOne("echo", comingBack, source))).toEqual({
      "one-example": "failed",
      inputs: "failed",
      last: "passed",
    });
  });
});

describe("the second order", () => {
  test("is every fourth input of the first, the last of them first", () => {
    expect(secondOrder([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([8, 4, 0]);
  });

  test("finds what is right upward only", async () => {
    const source = `
      let most = 0;
      export function echo(v) { const n = v?.n ?? 0; if (n < most / 4) return "less"; most = n; return structuredClone(v); }
    `;
    const grader = { ...echoGrader, checks: { all: { ...echoGrader.checks.all, needs: [] } } };
    const report = await gradeOne("echo", grader as typeof echoGrader, source);
    expect(report.checks[0]?.outcome).toMatchObject({ failure: { kind: "remembers" } });
  });
});
