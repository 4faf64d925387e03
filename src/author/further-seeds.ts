import { runRound } from "../grading/attempt.ts";
import { failureOfCalls } from "../grading/failure.ts";
import type { Property } from "../grading/inputs.ts";
import type { Outcome } from "../grading/outcome.ts";
import { runInFreshRealm } from "../grading/rounds.ts";
import { runProperty } from "../grading/run-property.ts";
import { checkSeed } from "../grading/seed.ts";
import type { Setting } from "../grading/setting.ts";
import { trialOf } from "../grading/shrink.ts";
import type { InputsOfSeeds } from "./inputs-of-seeds.ts";

/** One property of an exercise, to be tried on the inputs of further seeds. */
export interface Tried {
  check: string;
  property: Property;
  inputs: InputsOfSeeds;
  setting: Setting;
}

/** Inputs of each further seed that a right submission is given. */
const runsOfRight = 50;

/**
 * Inputs given at once to a mistake, of which only the first that catches it matters: many are
 * caught by one of the smallest.
 */
const slice = 25;

/**
 * Gives a right submission the inputs that further seeds draw, all of them in one realm. Null when
 * it gets them right; else a seed with which it does not, and the outcome of a grading with that seed.
 */
export async function failureOfRight(
  tried: Tried,
): Promise<{ seed: number; outcome: Outcome } | null> {
  const { check, property, inputs, setting } = tried;
  const further = inputs.further(check, runsOfRight);
  const trials = further.map(({ input }) => trialOf(property, input.drawn));
  const { attempts } = await runInFreshRealm(setting.open, trials);
  const position = attempts.findIndex(({ verdict }) => verdict.is !== "right");
  const [at, attempt] = [further[position], attempts[position]];
  if (at === undefined || attempt === undefined) return null;
  const { seed, input } = at;
  const own = checkSeed(seed, setting.exercise, check);
  const { outcome } = await runProperty(property, inputs.of(check, seed), own, setting);
  if (outcome.status !== "passed") return { seed, outcome };
  const { verdict } = attempt;
  if (verdict.is !== "wrong") {
    const message = verdict.is === "broken" ? verdict.message : "the sandbox left calls unanswered";
    return { seed, outcome: { status: "errored", message } };
  }
  // Only what the inputs of other seeds left behind makes it fail.
  const failure = failureOfCalls(attempt.calls, verdict, setting, { drawn: input.drawn });
  return { seed, outcome: { status: "failed", failure } };
}

/** The further seeds with which a property lets a mistake pass, in the order of the seeds. */
export async function seedsThatMiss(tried: Tried, further: readonly number[]): Promise<number[]> {
  const missed: number[] = [];
  for (const seed of further) {
    if (!(await catches(tried, seed))) missed.push(seed);
  }
  return missed;
}

/** Whether a grading with this seed would find an input that is not answered right. */
async function catches({ check, property, inputs, setting }: Tried, seed: number) {
  const trials = inputs.of(check, seed).map(({ drawn }) => trialOf(property, drawn));
  const realm = setting.open();
  for (let start = 0; start < trials.length; start += slice) {
    const { attempts } = await runRound(realm, trials.slice(start, start + slice));
    if (attempts.some(({ verdict }) => verdict.is === "wrong")) return true;
  }
  const { attempts } = await runRound(setting.open(), trials.reverse());
  return attempts.some(({ verdict }) => verdict.is === "wrong");
}
