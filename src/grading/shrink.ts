import * as fc from "fast-check";
import type { Realm } from "../sandbox/sandbox.ts";
import { type Attempt, runTrial, type Trial, type Wrong } from "./attempt.ts";
import { isDeath } from "./death.ts";
import { asGiven, type Drawn, generatorOf, type Input, type Property } from "./inputs.ts";
import { runAlone } from "./rounds.ts";

/** Calls that one shrinking may take. A count, never the clock: same seed, same bytes. */
const mostCalls = 200;

/** A failing input and what came of it. */
export interface Counterexample {
  drawn: Drawn;
  attempt: Attempt;
  wrong: Wrong;
}

/**
 * Makes a failing input of a property as small as can be within 200 calls (400 where the submission
 * remembers). `found` fails alone in a fresh realm; so does what is returned. `calls` is how many it
 * took.
 *
 * The candidates are first tried in one realm, which is quick. Where that shows a submission that
 * remembers (what was found does not fail alone, or the input no longer fails where others went
 * before it), they are tried again in a realm each.
 */
export async function shrink(
  property: Property,
  seed: number,
  input: Input,
  found: Counterexample,
  open: () => Realm,
): Promise<Counterexample & { calls: number }> {
  const shared = open();
  const quick = await walk(property, seed, input, found, (trial) => runTrial(shared, trial));
  const again = await runTrial(shared, trialOf(property, input.drawn));
  const alone = await runAlone(open, trialOf(property, quick.drawn));
  if (again.verdict.is !== "right" && alone.verdict.is === "wrong") {
    return { ...quick, attempt: alone, wrong: alone.verdict };
  }
  const careful = await walk(property, seed, input, found, (trial) => runAlone(open, trial));
  return { ...careful, calls: quick.calls + careful.calls };
}

/** One run of a property: its body and what its oracle answers. Throws what the oracle throws. */
export function trialOf(property: Property, drawn: Drawn): Trial {
  return { body: (subject) => property.call(subject, drawn), expected: property.expect(drawn) };
}

async function walk(
  property: Property,
  seed: number,
  input: Input,
  found: Counterexample,
  attemptOf: (trial: Trial) => Promise<Attempt>,
): Promise<Counterexample & { calls: number }> {
  let smallest = found;
  let calls = 0;
  let stopped = false;

  async function passes(sample: Drawn): Promise<boolean> {
    if (stopped || calls >= mostCalls) return true;
    const { drawn } = asGiven(sample);
    const attempt = await attemptOf(trialOf(property, drawn));
    calls += attempt.calls.length;
    const { verdict } = attempt;
    if (verdict.is === "right") return true;
    stopped = verdict.is !== "wrong" || isDeath(verdict);
    if (verdict.is === "wrong" && !stopped) smallest = { drawn, attempt, wrong: verdict };
    return stopped;
  }

  await fc.check(
    // A throw would count as a failing input; only a wrong answer of the submission does.
    fc.asyncProperty(generatorOf(property), (sample) => passes(sample).catch(() => true)),
    // The path leads to the input drawn before; from there fast-check walks to smaller ones.
    { seed, path: String(input.run), numRuns: 1 },
  );
  return { ...smallest, calls };
}
