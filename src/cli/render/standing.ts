import type { Cause, Outcome } from "../../grading/outcome.ts";
import type { ExerciseReport, Report } from "../../grading/report.ts";
import { failedChecksOf, isOfWholeExercise } from "./failed-checks.ts";
import { visible } from "./invisible.ts";
import { kindWords } from "./kind-words.ts";
import type { Look } from "./look.ts";
import { listed } from "./prose.ts";

/** What there is to say of an exercise beyond how many of its checks pass; often nothing. */
export function standingWords(exercise: ExerciseReport, report: Report, look: Look): string {
  const needed = exercise.asked ? "" : neededBy(exercise, report, look);
  return together([howItStands(exercise, look), needed], "; ");
}

function howItStands(exercise: ExerciseReport, look: Look): string {
  const whole = failedChecksOf(exercise).find(({ failure }) => isOfWholeExercise(failure));
  if (whole !== undefined) {
    const words = kindWords[whole.failure.kind];
    return whole.failure.kind === "starter" ? words : `not judged: ${words}`;
  }
  const failed = numberOf(exercise, "failed");
  const errored = numberOf(exercise, "errored");
  const parts = [
    failed > 0 ? `${failed} wrong` : "",
    errored > 0 ? `${errored} could not be graded` : "",
    waitingWords(exercise, look),
  ];
  return together(parts, ", ");
}

function waitingWords(exercise: ExerciseReport, look: Look): string {
  const causes = exercise.checks.flatMap(({ outcome }) =>
    outcome.status === "blocked" ? [outcome.by] : [],
  );
  if (causes.length === 0) return "";
  const others = otherExercises(causes.flat(), exercise.id).map((id) => visible(id, look));
  const own = numberOf(exercise, "failed") === 1 ? "it" : "them";
  const verb = causes.length === 1 ? "waits" : "wait";
  return `${causes.length} ${verb} for ${others.length > 0 ? listed(others, "and") : own}`;
}

function otherExercises(causes: readonly Cause[], own: string): string[] {
  return [...new Set(causes.map(({ exercise }) => exercise))].filter((id) => id !== own);
}

function neededBy({ id }: ExerciseReport, report: Report, look: Look): string {
  const users = report.exercises.filter(({ needs }) => needs.includes(id));
  const names = users.map((user) => visible(user.id, look));
  return names.length === 0 ? "" : `needed by ${listed(names, "and")}`;
}

function numberOf({ checks }: ExerciseReport, status: Outcome["status"]): number {
  return checks.filter(({ outcome }) => outcome.status === status).length;
}

function together(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== "").join(separator);
}
