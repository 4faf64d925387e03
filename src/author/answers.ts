import { createHash } from "node:crypto";
import type { GradedOne } from "../grading/grade-exercise.ts";
import { answerText } from "../grading/misconception/answer-text.ts";
import { openWordingOf } from "../grading/misconception/wording.ts";
import type { Outcome } from "../grading/outcome.ts";
import type { Grader } from "../grading/words.ts";

/**
 * All that a submission answered in a grading, as a digest: the same for two that answer alike on
 * every input, as far as the grader looks. Null where it cannot be told, because something died.
 */
export function answersOf({ report, rounds }: GradedOne, grader: Grader): string | null {
  const open = openWordingOf(grader);
  const all = report.checks.map(({ id, outcome }) => [
    kindOf(outcome),
    (rounds.get(id) ?? []).map((round) => round.map((verdict) => answerText(verdict, open))),
  ]);
  const unknown = all.flat(3).includes(null);
  return unknown ? null : createHash("sha256").update(JSON.stringify(all)).digest("hex");
}

/** What says it all where nothing could be run. */
function kindOf(outcome: Outcome): string {
  return "failure" in outcome ? outcome.failure.kind : outcome.status;
}
