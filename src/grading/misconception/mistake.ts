import type { Submission } from "../../sandbox/submission.ts";

/** A wrong submission that is kept beside a grader, for what somebody believes who writes it. */
export interface Mistake {
  name: string;
  /** Id of the check that it is kept for. */
  check: string;
  /** What to tell somebody whose submission behaves alike. */
  says: string;
  /** The mistake itself; solutions stand in for the exercises it builds on. */
  submission: Submission;
}

/** A mistake made ready for being recognised. */
export interface KnownMistake extends Omit<Mistake, "submission"> {
  /** It as a program's code. */
  code: string;
  /**
   * How it answers each example and script that it does not get right: a digest, by the check's id.
   * These answers do not depend on the seed.
   */
  answers: Readonly<Record<string, string>>;
}

/** The mistakes of one exercise: ready, or to be made ready where they are few enough. */
export type MistakesAtHand =
  | { known: readonly KnownMistake[] }
  | { unprepared: readonly Mistake[] };

/** The mistake that a submission behaves as. */
export interface Misconception {
  mistake: string;
  says: string;
}
