import type { GradedExercise, Grading } from "../grading/grade.ts";
import type { CheckReport, ExerciseReport } from "../grading/report.ts";
import type { Check } from "../grading/words.ts";

/**
 * The grading that stands in a report file while the student's code runs: every check errored. If
 * grading is killed, nobody can take what is left for a verdict.
 */
export function unfinished(
  exercises: readonly GradedExercise[],
  asked: readonly string[],
): Grading {
  const reports = exercises.map((exercise) => exerciseReport(exercise, asked));
  const checks = reports.flatMap((exercise) => exercise.checks);
  const possible = sum(checks.map((check) => check.points.possible));
  return {
    exercises: reports,
    totals: {
      checks: checks.length,
      passed: 0,
      failed: 0,
      blocked: 0,
      errored: checks.length,
      points: { earned: 0, possible },
      calls: 0,
    },
    walls: [],
    timing: { startedAt: new Date().toISOString(), durationMs: 0, exercises: {} },
  };
}

function exerciseReport(exercise: GradedExercise, asked: readonly string[]): ExerciseReport {
  const { id, lesson, file, grader } = exercise;
  const checks = Object.entries(grader.checks).map(([name, check]) => checkReport(name, check));
  return {
    id,
    title: grader.title,
    lesson,
    file,
    asked: asked.includes(id),
    needs: [...grader.needs],
    status: "errored",
    points: { earned: 0, possible: sum(checks.map((check) => check.points.possible)) },
    checks,
    typeErrors: [],
    untouched: false,
  };
}

function checkReport(id: string, check: Check): CheckReport {
  const needs = check.needs === undefined ? [] : [check.needs].flat();
  const possible = check.points ?? 1;
  return {
    id,
    title: check.title,
    form: check.form,
    needs,
    rule: check.rule,
    points: { earned: 0, possible },
    weight: 1,
    visibility: "visible",
    reveal: "full",
    outcome: { status: "errored", message: "did not finish" },
    replay: [],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
