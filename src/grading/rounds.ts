import type { Realm } from "../sandbox/sandbox.ts";
import { type Attempt, type Round, runRound, type Trial, type Verdict } from "./attempt.ts";

/** How often trials that the sandbox left unanswered are run again. */
const moreRounds = 2;

const unanswered: Verdict = { is: "broken", message: "the sandbox left calls unanswered" };

/**
 * Runs trials in one fresh realm. Where the realm died without any call to blame, they are run again
 * in a new one, at most twice; after that the sandbox is at fault, and each is `broken`.
 */
export async function runInFreshRealm(open: () => Realm, trials: readonly Trial[]): Promise<Round> {
  let round = await runRound(open(), trials);
  for (let more = 0; more < moreRounds && diedUnexplained(round); more++) {
    round = await runRound(open(), trials);
  }
  if (!diedUnexplained(round)) return round;
  return {
    attempts: round.attempts.map(({ calls }) => ({ calls, verdict: unanswered })),
    log: round.log,
  };
}

/** Runs one trial in a fresh realm of its own. */
export async function runAlone(open: () => Realm, trial: Trial): Promise<Attempt> {
  const [attempt] = (await runInFreshRealm(open, [trial])).attempts;
  return attempt ?? { calls: [], verdict: unanswered };
}

function diedUnexplained({ attempts }: Round): boolean {
  return (
    attempts.some(({ verdict }) => verdict.is === "unreached") &&
    attempts.every(({ verdict }) => verdict.is !== "wrong")
  );
}
