import type { Outcome } from "./outcome.ts";
import { replayOf } from "./replay.ts";
import type { CheckReport } from "./report.ts";
import type { Check } from "./words.ts";

/** One check and its outcome, as the report holds it. */
export function checkReport(
  exercise: string,
  id: string,
  check: Check,
  outcome: Outcome,
  drawing: { seed: number; runs: number },
): CheckReport {
  const possible = check.points ?? 1;
  return {
    id,
    title: check.title,
    form: check.form,
    needs: needsOf(check),
    rule: check.rule,
    points: { earned: outcome.status === "passed" ? possible : 0, possible },
    weight: 1,
    visibility: "visible",
    reveal: "full",
    outcome,
    replay: replayOf(exercise, { id, form: check.form }, drawing.seed, drawing.runs),
  };
}

/** The checks of the same exercise that a check needs, as a list. */
export function needsOf({ needs = [] }: Check): string[] {
  return typeof needs === "string" ? [needs] : [...needs];
}
