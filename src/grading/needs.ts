import type { OwnOutcome } from "./checked.ts";
import type { Cause, Outcome } from "./outcome.ts";
import type { ExerciseReport } from "./report.ts";

/**
 * The outcome of a check beside what it needs. A failing check whose needed check or exercise failed
 * too is blocked by that, and keeps its failure; whatever passes passes.
 *
 * @param needed Outcomes of the needed checks of the same exercise, by id.
 * @param causes What is wrong with the needed exercises.
 */
export function besideNeeds(
  own: OwnOutcome,
  exercise: string,
  needed: ReadonlyMap<string, Outcome>,
  causes: readonly Cause[],
): Outcome {
  if (own.status !== "failed") return own;
  const by = [...causes];
  for (const [check, outcome] of needed) {
    if (outcome.status === "failed") by.push({ exercise, check });
    if (outcome.status === "blocked") by.push(...outcome.by);
  }
  return by.length === 0 ? own : { ...own, status: "blocked", by: distinct(by) };
}

/** What a check waits for when it needs this exercise: the exercise, or what that waits for itself. */
export function causesIn(report: ExerciseReport): Cause[] {
  if (report.status === "failed") return [{ exercise: report.id }];
  return distinct(
    report.checks.flatMap(({ outcome }) => (outcome.status === "blocked" ? outcome.by : [])),
  );
}

function distinct(causes: readonly Cause[]): Cause[] {
  const byName = new Map(causes.map((cause) => [`${cause.exercise}\n${cause.check ?? ""}`, cause]));
  return [...byName.values()];
}
