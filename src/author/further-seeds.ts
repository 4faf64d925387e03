import { type Attempt, runRound } from "../grading/attempt.ts";
import { failureOfCalls } from "../grading/failure.ts";
import type { Property } from "../grading/inputs.ts";
import type { Outcome } from "../grading/outcome.ts";
import { runAlone, runInFreshRealm } from "../grading/rounds.ts";
import { runProperty } from "../grading/run-property.ts";
import { checkSeed } from "../grading/seed.ts";
import type { Setting } from "../grading/setting.ts";
import { trialOf } from "../grading/shrink.ts";
import { settingInBatches } from "./calls-in-batches.ts";
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
  const quick = await runInFreshRealm(settingInBatches(setting).open, trials);
  if (quick.attempts.every(isRight)) return null;
  const { attempts } = await runInFreshRealm(setting.open, trials);
  const position = attempts.findIndex((attempt) => !isRight(attempt));
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
  for (const seed of await notCaughtTogether(tried, further)) {
    if (!(await catches(tried, seed))) missed.push(seed);
  }
  return missed;
}

/**
 * Tries the smallest inputs of all seeds in one realm, and gives the seeds of which none is answered
 * wrong. What a mistake remembers of one seed must not show it with another: where the first wrong
 * answer is right in a realm of its own, all seeds are given.
 */
async function notCaughtTogether(
  { property, check, inputs, setting }: Tried,
  seeds: readonly number[],
): Promise<readonly number[]> {
  const { open } = settingInBatches(setting);
  const tried = seeds.flatMap((seed) =>
    inputs
      .of(check, seed)
      .slice(0, slice)
      .map(({ drawn }) => ({ seed, trial: trialOf(property, drawn) })),
  );
  const { attempts } = await runRound(
    open(),
    tried.map(({ trial }) => trial),
  );
  const wrong = tried.filter((_, i) => isWrong(attempts[i]));
  const [first] = wrong;
  if (first === undefined || !isWrong(await runAlone(open, first.trial))) return seeds;
  const caught = new Set(wrong.map(({ seed }) => seed));
  return seeds.filter((seed) => !caught.has(seed));
}

/** Whether a grading with this seed would find an input that is not answered right. */
async function catches({ check, property, inputs, setting }: Tried, seed: number) {
  const { open } = settingInBatches(setting);
  const trials = inputs.of(check, seed).map(({ drawn }) => trialOf(property, drawn));
  const realm = open();
  for (let start = 0; start < trials.length; start += slice) {
    const { attempts } = await runRound(realm, trials.slice(start, start + slice));
    if (attempts.some(isWrong)) return true;
  }
  const { attempts } = await runRound(open(), trials.reverse());
  return attempts.some(isWrong);
}

function isRight({ verdict }: Attempt): boolean {
  return verdict.is === "right";
}

function isWrong(attempt: Attempt | undefined): boolean {
  return attempt?.verdict.is === "wrong";
}
