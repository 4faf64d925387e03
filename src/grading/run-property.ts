import type { Attempt, Round, Wrong } from "./attempt.ts";
import { type Checked, outcomeWithoutWrong, repliesOf } from "./checked.ts";
import { isDeath } from "./death.ts";
import { failureOfCalls } from "./failure.ts";
import type { Input, Property } from "./inputs.ts";
import type { Failure } from "./outcome.ts";
import { shortestMemory } from "./remembers.ts";
import { answersAlike } from "./repeat.ts";
import { runAlone, runInFreshRealm } from "./rounds.ts";
import { secondOrder } from "./second-order.ts";
import type { Setting } from "./setting.ts";
import { shrink, trialOf } from "./shrink.ts";

/** How many failing inputs are tried alone before memory is suspected. */
const triedAlone = 3;

/** One input with its trial. */
type Run = ReturnType<typeof runOf>;

/** A run that failed. `position` is its place in the order of the round. */
interface FailedRun extends Run {
  position: number;
  attempt: Attempt;
  wrong: Wrong;
}

/**
 * Judges a property on its inputs, `drawInputs` having drawn them from this seed: all of them in one
 * realm, the smallest first, then every fourth in another realm, the other way round. What answers
 * there as it did at first is not judged a second time. Throws what the property's oracle throws.
 */
export async function runProperty(
  property: Property,
  inputs: readonly Input[],
  seed: number,
  setting: Setting,
): Promise<Checked> {
  const upward = inputs.map((input) => runOf(property, input));
  const { attempts, ...first } = await judge(property, upward, seed, setting);
  if (first.outcome.status !== "passed") return first;
  const again = secondOrder(attempts);
  if (await answersAlike(setting.open, again)) {
    return { ...first, rounds: [...first.rounds, again.map(({ verdict }) => verdict)] };
  }
  const second = await judge(property, secondOrder(upward), seed, setting);
  return {
    outcome: second.outcome,
    replies: first.replies,
    rounds: [...first.rounds, ...second.rounds],
  };
}

async function judge(
  property: Property,
  order: readonly Run[],
  seed: number,
  setting: Setting,
): Promise<Checked & Pick<Round, "attempts">> {
  const round = await runInFreshRealm(
    setting.open,
    order.map(({ trial }) => trial),
  );
  const replies = repliesOf(round.log);
  const rounds = [round.attempts.map(({ verdict }) => verdict)];
  const failed = order.flatMap((run, position): FailedRun[] => {
    const attempt = round.attempts[position];
    if (attempt?.verdict.is !== "wrong") return [];
    return [{ ...run, position, attempt, wrong: attempt.verdict }];
  });
  failed.sort((a, b) => a.input.size - b.input.size || a.input.run - b.input.run);
  const [smallest] = failed;
  if (smallest === undefined) {
    const { attempts } = round;
    return { outcome: outcomeWithoutWrong(attempts), replies, rounds, attempts };
  }

  const failure =
    (await explained(property, order, failed, seed, setting)) ??
    failureOfCalls(smallest.attempt.calls, smallest.wrong, setting, {
      drawn: smallest.input.drawn,
    });
  return { outcome: { status: "failed", failure }, replies, rounds, attempts: round.attempts };
}

function runOf(property: Property, input: Input) {
  return { input, trial: trialOf(property, input.drawn) };
}

/** What a student learns most from: a shrunk input, or the calls that the submission remembers. */
async function explained(
  property: Property,
  order: readonly Run[],
  failed: readonly FailedRun[],
  seed: number,
  setting: Setting,
): Promise<Failure | null> {
  const [smallest] = failed;
  if (smallest === undefined || setting.verdictOnly) return null;
  return (
    (await failsAlone(property, failed, seed, setting)) ??
    (await remembers(order, smallest, setting))
  );
}

/** The counterexample, when one of the smallest failing runs fails in a realm of its own too. */
async function failsAlone(
  property: Property,
  failed: readonly FailedRun[],
  seed: number,
  setting: Setting,
): Promise<Failure | null> {
  for (const { input, trial, position, attempt: first } of failed.slice(0, triedAlone)) {
    // What died as the first of its round has been tried alone.
    const alone = position === 0 && isDeath(first.verdict);
    const attempt = alone ? first : await runAlone(setting.open, trial);
    const wrong = attempt.verdict;
    if (wrong.is !== "wrong") continue;
    const found = { drawn: input.drawn, attempt, wrong };
    const smallest = isDeath(wrong)
      ? { ...found, calls: 0 }
      : await shrink(property, seed, input, found, setting.open);
    return failureOfCalls(smallest.attempt.calls, smallest.wrong, setting, {
      drawn: smallest.drawn,
      shrinks: smallest.calls,
    });
  }
  return null;
}

/** The shortest sequence of calls, when only what came before makes a run fail. */
async function remembers(
  order: readonly Run[],
  failed: FailedRun,
  setting: Setting,
): Promise<Failure | null> {
  const before = order.slice(0, failed.position);
  const pairs = before.toSorted((a, b) => a.input.size - b.input.size);
  const memory = await shortestMemory(
    setting.open,
    before.map(({ trial }) => trial),
    failed.trial,
    pairs.map(({ trial }) => trial),
  );
  if (memory === null) return null;
  const wrong: Wrong = { ...memory.wrong, kind: "remembers" };
  return failureOfCalls(memory.round.log, wrong, setting, { drawn: failed.input.drawn });
}
