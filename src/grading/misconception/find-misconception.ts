import type { Realm } from "../../sandbox/sandbox.ts";
import type { GradedExercise } from "../grade.ts";
import { right } from "./answer-text.ts";
import type { KnownMistake, Misconception, MistakesAtHand } from "./mistake.ts";
import { digestOf, prepareMistakes, type Workshop } from "./prepare-mistakes.ts";
import {
  answersAlike,
  answersAlikeBitByBit,
  type Questions,
  questionsOf,
  type Suspect,
} from "./questions.ts";
import { askSideBySide } from "./side-by-side.ts";
import { type OpenWording, openWordingOf } from "./wording.ts";

/**
 * How many mistakes times checks may be gone through without a table made ahead. A count, never the
 * clock: same seed, same bytes.
 */
const mostUnprepared = 400;

/**
 * The one mistake that answers as the submission does, in every check, on every input drawn; null
 * where none or more than one does, and where that cannot be told.
 *
 * The mistakes run in a sandbox of their own, which never sees the submission. Most are ruled out
 * before: examples and scripts are answered alike with every seed, so those answers are known.
 */
export async function findMisconception(
  suspect: Suspect,
  mistakes: MistakesAtHand,
  workshop: Workshop,
): Promise<Misconception | null> {
  const { exercise } = suspect;
  const open = openWordingOf(exercise.grader);
  const digests = digestsOf(suspect, open);
  const questions = questionsOf(suspect, open);
  if (digests === null || questions === null) return null;

  const known = await knownOf(exercise, mistakes, workshop);
  let left: readonly KnownMistake[] = known.filter(({ answers }) => sameDigests(answers, digests));
  left = await withinTheirOwnCheck(left, questions, open, workshop, exercise.grader.async);
  for (const one of questions) {
    left = await keep(left, workshop, exercise.grader.async, (realm) =>
      answersAlike(realm, one, open),
    );
  }
  const [only, ...others] = left;
  if (only === undefined || others.length > 0) return null;
  return { mistake: only.name, says: only.says };
}

async function knownOf(
  exercise: GradedExercise,
  mistakes: MistakesAtHand,
  workshop: Workshop,
): Promise<readonly KnownMistake[]> {
  if ("known" in mistakes) return mistakes.known;
  const { unprepared } = mistakes;
  const work = unprepared.length * Object.keys(exercise.grader.checks).length;
  return work > mostUnprepared ? [] : prepareMistakes(exercise, unprepared, workshop);
}

/** Digests of the submission's answers to examples and scripts, by check; null: it cannot be told. */
function digestsOf({ exercise, rounds }: Suspect, open: OpenWording): Map<string, string> | null {
  const digests = new Map<string, string>();
  for (const [id, { form }] of Object.entries(exercise.grader.checks)) {
    if (form === "property") continue;
    const verdict = rounds.get(id)?.[0]?.[0];
    const digest = verdict ? digestOf(verdict, open) : null;
    if (digest === null) return null;
    digests.set(id, digest);
  }
  return digests;
}

function sameDigests(
  answers: KnownMistake["answers"],
  digests: ReadonlyMap<string, string>,
): boolean {
  return [...digests].every(([id, digest]) => (answers[id] ?? right) === digest);
}

/**
 * Those that are not ruled out by the check that each is kept for, where that is a property: it shows
 * soonest what they get wrong. All are asked in one realm, each by its own check.
 */
async function withinTheirOwnCheck(
  mistakes: readonly KnownMistake[],
  questions: readonly Questions[],
  open: OpenWording,
  workshop: Workshop,
  async: boolean,
): Promise<readonly KnownMistake[]> {
  const ownOf = ({ check }: KnownMistake) =>
    questions.findLast((one) => one.check === check && one.oneCallEach);
  if (!mistakes.some(ownOf)) return mistakes;
  return keep(mistakes, workshop, async, async (realm, mistake) => {
    const own = ownOf(mistake);
    return own === undefined || answersAlikeBitByBit(realm, own, open);
  });
}

/** The mistakes for which something holds. A single one that dies leaves none: no more is asked. */
async function keep(
  mistakes: readonly KnownMistake[],
  { sandbox }: Workshop,
  async: boolean,
  holds: (realm: Realm, mistake: KnownMistake) => Promise<boolean>,
): Promise<readonly KnownMistake[]> {
  if (mistakes.length === 0) return [];
  const codes = mistakes.map(({ code }) => code);
  const held = await askSideBySide(sandbox, codes, async, async (realm, i) => {
    const mistake = mistakes[i];
    return mistake !== undefined && holds(realm, mistake);
  });
  return mistakes.filter((_, i) => held[i]);
}
