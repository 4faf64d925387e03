import type { Report } from "../../grading/report.ts";
import { failedChecks, isOfWholeExercise } from "./failed-checks.ts";

/**
 * The arguments of the command to type next. A wrong answer: a hint. A file that is not there: its
 * starter. Code that could not be judged: the same check again, once it is mended. All right: the next exercise that is not solved, or
 * another look at what is. `unsolved` are ids in course order; unknown when absent.
 */
export function nextStep(report: Report, unsolved: readonly string[] | undefined): string[] {
  const asked = report.exercises.filter((exercise) => exercise.asked);
  const open = asked.find((exercise) => exercise.status !== "passed");
  if (open === undefined) return stepAfterSuccess(asked.at(-1)?.id, unsolved);
  const [first] = failedChecks(report);
  if (first === undefined) return ["check", open.id];
  const { failure, exercise } = first;
  const { fault } = failure;
  const isGone = fault?.kind === "missing-file" && fault.found === "nothing";
  if (isGone && fault.instead.length === 0) return ["reset", exercise.id];
  return [isOfWholeExercise(failure) ? "check" : "hint", exercise.id];
}

function stepAfterSuccess(
  last: string | undefined,
  unsolved: readonly string[] | undefined,
): string[] {
  const next = unsolved?.[0];
  if (next !== undefined) return ["check", next];
  return last === undefined ? ["list"] : ["solution", last];
}
