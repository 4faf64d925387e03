import type { Reply } from "../../sandbox/reply.ts";
import type { Realm } from "../../sandbox/sandbox.ts";
import { runRound, type Trial, type Verdict } from "../attempt.ts";
import type { Rounds } from "../checked.ts";
import type { DrawnInputs } from "../drawn-inputs.ts";
import type { GradedExercise } from "../grade.ts";
import { secondOrder } from "../second-order.ts";
import { trialOf } from "../shrink.ts";
import { answerText, right } from "./answer-text.ts";
import type { OpenWording } from "./wording.ts";

/** A graded submission whose misconception is sought. */
export interface Suspect {
  exercise: GradedExercise;
  /** How each check judged it. */
  rounds: ReadonlyMap<string, Rounds>;
  /** What it answered in each check. */
  replies: ReadonlyMap<string, readonly Reply[]>;
  inputs: DrawnInputs;
}

/** Inputs of a property in one order, and how the submission answered them. */
export interface Questions {
  check: string;
  trials: readonly Trial[];
  /** An answer's text for each. */
  texts: readonly string[];
  /** Whether they can be asked bit by bit: no trial makes a call that comes after those of others. */
  oneCallEach: boolean;
}

/**
 * What a submission was asked by properties, in each order in which it was judged; what it got wrong
 * first. Null where it cannot be told how it answered. Throws what an oracle throws.
 */
export function questionsOf(suspect: Suspect, open: OpenWording): Questions[] | null {
  const { exercise, rounds, replies, inputs } = suspect;
  const all: Questions[] = [];
  for (const [id, check] of Object.entries(exercise.grader.checks)) {
    if (check.form !== "property") continue;
    const judged = rounds.get(id) ?? [];
    if (judged.length === 0) return null;
    const upward = inputs.of(exercise.id, id, check).map(({ drawn }) => trialOf(check, drawn));
    const oneCallEach = replies.get(id)?.length === upward.length;
    for (const [i, verdicts] of judged.entries()) {
      const texts = textsOf(verdicts, open);
      if (texts === null) return null;
      const trials = i === 0 ? upward : secondOrder(upward);
      all.push({ check: id, trials, texts, oneCallEach });
    }
  }
  return all.sort((one, other) => Number(allRight(one)) - Number(allRight(other)));
}

/** Whether a program answers all questions as the submission did. */
export async function answersAlike(
  realm: Realm,
  { trials, texts }: Questions,
  open: OpenWording,
): Promise<boolean> {
  const { attempts } = await runRound(realm, trials);
  return attempts.every(({ verdict }, i) => answerText(verdict, open) === texts[i]);
}

/** How many questions are asked first when they are asked bit by bit. */
const firstBit = 8;

/** The same, asked bit by bit, each twice as large as the one before, as long as answers are alike. */
export async function answersAlikeBitByBit(
  realm: Realm,
  { trials, texts, ...rest }: Questions,
  open: OpenWording,
): Promise<boolean> {
  for (let from = 0, size = firstBit; from < trials.length; from += size, size *= 2) {
    const bit = { trials: trials.slice(from, from + size), texts: texts.slice(from, from + size) };
    if (!(await answersAlike(realm, { ...rest, ...bit }, open))) return false;
  }
  return true;
}

function textsOf(verdicts: readonly Verdict[], open: OpenWording): string[] | null {
  const texts: string[] = [];
  for (const verdict of verdicts) {
    const text = answerText(verdict, open);
    if (text === null) return null;
    texts.push(text);
  }
  return texts;
}

function allRight({ texts }: Questions): boolean {
  return texts.every((text) => text === right);
}
