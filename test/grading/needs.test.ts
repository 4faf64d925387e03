import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/errors.ts";
import { numbers, only } from "./graders.ts";
import {
  checkIn,
  exercise,
  failureIn,
  gradeHere,
  gradeOne,
  reportOf,
  requestFor,
  statuses,
} from "./grading-of.ts";

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

  test("what stands in an exercise's own file waits for nothing", async () => {
    const grading = await gradeHere(
      requestFor(exercises, { ...files, "b.ts": "export const other = 1;" }),
    );
    expect(grading.exercises.map(({ status }) => status)).toEqual([
      "failed",
      "failed",
      "blocked",
      "passed",
    ]);
    expect(failureIn(reportOf(grading, "b"), "is-1").kind).toBe("missing-export");
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
