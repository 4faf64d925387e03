import type { Reply } from "../sandbox/reply.ts";
import type { Attempt, Verdict } from "./attempt.ts";
import type { Outcome } from "./outcome.ts";
import type { RecordedCall } from "./subject.ts";

/** What became of a check by itself: whether something that it needs failed is not looked at. */
export type OwnOutcome = Exclude<Outcome, { status: "blocked" }>;

/** One check, run. */
export interface Checked {
  outcome: OwnOutcome;
  /** What came back on the inputs drawn, in the order the calls were made. */
  replies: Reply[];
  rounds: Rounds;
}

/**
 * The verdicts on the inputs drawn: a list for each realm in which they were judged, in the
 * order they were judged there. A property has two where the first is all right, the second of them
 * in the second order; a check that was not run has none.
 */
export type Rounds = readonly (readonly Verdict[])[];

/** The replies to recorded calls, without those that nobody waited for. */
export function repliesOf(calls: readonly RecordedCall[]): Reply[] {
  return calls.flatMap(({ reply }) => (reply === null ? [] : [reply]));
}

/** The outcome of attempts of which none is wrong: passed, or errored where the grader slipped. */
export function outcomeWithoutWrong(attempts: readonly Attempt[]): OwnOutcome {
  for (const { verdict } of attempts) {
    if (verdict.is === "broken") return { status: "errored", message: verdict.message };
  }
  return { status: "passed" };
}
