import type { Failure, Kind } from "../../grading/outcome.ts";
import type { CheckReport, ExerciseReport, Report } from "../../grading/report.ts";

/** A check that failed by itself, with the exercise it belongs to. */
export interface FailedCheck {
  exercise: ExerciseReport;
  check: CheckReport;
  failure: Failure;
}

/** Kinds after which no check of an exercise could be judged: the code never came to be called. */
const beforeAnyCall: readonly Kind[] = [
  "starter",
  "missing-file",
  "syntax",
  "import-refused",
  "missing-export",
  "not-a-function",
];

/** Whether a failure is the whole exercise's, and no check's own. */
export function isOfWholeExercise(failure: Failure): boolean {
  const { fault } = failure;
  const atLoad = fault !== undefined && "when" in fault && fault.when === "load";
  return atLoad || beforeAnyCall.includes(failure.kind);
}

/**
 * The failures of a report that are shown, in order: one for an exercise that could not be judged at
 * all, else one for each check that failed by itself. Hidden checks are left out, and exercises that
 * are still the starter come last: what the student has written comes first.
 */
export function failedChecks(report: Report): FailedCheck[] {
  const all = report.exercises.flatMap(failedChecksOf);
  const isStarter = ({ failure }: FailedCheck) => failure.kind === "starter";
  return [...all.filter((failed) => !isStarter(failed)), ...all.filter(isStarter)];
}

/** The failures of one exercise that are shown. */
export function failedChecksOf(exercise: ExerciseReport): FailedCheck[] {
  const failed = exercise.checks.flatMap((check) =>
    check.outcome.status === "failed" && check.visibility === "visible"
      ? [{ exercise, check, failure: check.outcome.failure }]
      : [],
  );
  const whole = failed.find(({ failure }) => isOfWholeExercise(failure));
  return whole === undefined ? failed : [whole];
}
