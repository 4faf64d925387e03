import type { CheckReport, ExerciseReport, ExerciseStatus, Totals } from "./report.ts";

interface Points {
  earned: number;
  possible: number;
}

/** Points of checks or exercises, added up. */
export function sumOfPoints(parts: readonly { points: Points }[]): Points {
  return {
    earned: parts.reduce((sum, { points }) => sum + points.earned, 0),
    possible: parts.reduce((sum, { points }) => sum + points.possible, 0),
  };
}

/** An exercise is what the worst of its checks is: failed before errored before blocked. */
export function statusOf(checks: readonly CheckReport[]): ExerciseStatus {
  const statuses = new Set(checks.map(({ outcome }) => outcome.status));
  return (["failed", "errored", "blocked"] as const).find((one) => statuses.has(one)) ?? "passed";
}

/** Everything counted, over all exercises. `calls` were made of the student's functions. */
export function totalsOf(exercises: readonly ExerciseReport[], calls: number): Totals {
  const checks = exercises.flatMap((exercise) => exercise.checks);
  const count = (status: string) =>
    checks.filter(({ outcome }) => outcome.status === status).length;
  return {
    checks: checks.length,
    passed: count("passed"),
    failed: count("failed"),
    blocked: count("blocked"),
    errored: count("errored"),
    points: sumOfPoints(exercises),
    calls,
  };
}
