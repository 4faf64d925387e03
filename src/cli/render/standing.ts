import type { Outcome } from "../../grading/outcome.ts";
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
  const waiting = numberOf(exercise, "blocked");
  if (waiting === 0) return "";
  const others = waitsFor(exercise).map((id) => visible(id, look));
  const own = numberOf(exercise, "failed") === 1 ? "it" : "them";
  const verb = waiting === 1 ? "waits" : "wait";
  return `${waiting} ${verb} for ${others.length > 0 ? listed(others, "and") : own}`;
}

/** Ids of the other exercises that checks of this one wait for. */
export function waitsFor(exercise: ExerciseReport): string[] {
  const causes = exercise.checks.flatMap(({ outcome }) =>
    outcome.status === "blocked" ? outcome.by : [],
  );
  return [...new Set(causes.map((cause) => cause.exercise))].filter((id) => id !== exercise.id);
}

/** How many checks of an exercise wait: `3 of 14`. */
export function waitingCount(exercise: ExerciseReport): string {
  return `${numberOf(exercise, "blocked")} of ${exercise.checks.length}`;
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
