import { describe, expect, test } from "vitest";
import { secondOrder } from "../../src/grading/second-order.ts";
import { echoGrader } from "./graders.ts";
import { gradeOne } from "./grading-of.ts";

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
