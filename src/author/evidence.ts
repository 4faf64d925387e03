import type { Outcome } from "../grading/outcome.ts";

/** A submission to judge. Plain data, as is the evidence: both cross between threads. */
export interface Job {
  /** Id of the exercise it is for. */
  exercise: string;
  files: Files;
  /** Judge with this seed instead of the first. */
  seed?: number;
  /**
   * What to try with the further seeds as well: all properties, which a right submission passes, or
   * the check that a mistake names and must fail. Nothing unless said.
   */
  further?: "all" | { check: string };
}

/** Text by the name of a file in a submission. */
export type Files = Readonly<Record<string, string>>;

/** What was found out about a submission. */
export interface Evidence {
  /** By the check's id, in the order of the grader. */
  outcomes: Readonly<Record<string, Outcome>>;
  /** Names of the submission's files that its program is made of. */
  used: readonly string[];
  /**
   * The same for two submissions that answered alike, as far as a grader looks; null where that
   * cannot be told, because something died.
   */
  answers: string | null;
  /** Properties that it does not pass with a further seed: one such seed for each. */
  later: readonly { check: string; seed: number; outcome: Outcome }[];
  /** Further seeds with which the check that a mistake names lets it pass. */
  missedWith: readonly number[];
}
