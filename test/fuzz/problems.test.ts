import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { called, failure, faultFailure, lessonWith } from "../cli/render/example-reports.ts";
import { problemsOf } from "./problems.ts";

const threw = (message: string) => {
  const thrown = { name: "Error", message, frames: [] };
  return lessonWith(faultFailure({ kind: "threw", when: "call", thrown, at: null }));
};

test("an ordinary failure is no problem", () => {
  const given = called("error_response", { id: 1 });
  expect(problemsOf(lessonWith(failure({ given, expected: 1, received: 2 })))).toEqual([]);
  expect(problemsOf(threw("wrong at error_response (error_response.ts:3:5)"))).toEqual([]);
});

test.each([
  `cannot read ${packageRoot}/solutions`,
  "Error\n    at run (node:internal/vm:1:2)",
  "Error\n    at Object.<anonymous> (src/grading/grade.js:10:20)",
  "Error\n    at async dist/main.js:1:2000",
  "in prelude.js",
])("what our own program says is a problem: %s", (message) => {
  expect(problemsOf(threw(message))).not.toEqual([]);
});

test("a check that errored is a problem, and so is a report that does not fit the schema", () => {
  const report = lessonWith(failure());
  const [exercise, ...others] = report.exercises;
  const [check, ...more] = exercise?.checks ?? [];
  if (exercise === undefined || check === undefined) throw new Error("a lesson has checks");
  const errored = { ...check, outcome: { status: "errored", message: "oh" } as const };
  const withErrored = [{ ...exercise, checks: [errored, ...more] }, ...others];
  expect(problemsOf({ ...report, exercises: withErrored })).toEqual([`${check.id} errored: oh`]);
  expect(problemsOf({ ...report, seed: 0.5 })).toEqual([expect.stringContaining("seed")]);
});

test("a type checker that fails is a problem, and one that was not wanted is none", () => {
  const report = lessonWith(failure());
  expect(problemsOf({ ...report, typesSkipped: { because: "compiler-failed" } })).toHaveLength(1);
  expect(problemsOf({ ...report, typesSkipped: { because: "asked" } })).toEqual([]);
});
