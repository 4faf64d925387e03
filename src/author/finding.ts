import type { Cause, Failure } from "../grading/outcome.ts";

/** Something wrong with the proof of a grader, or beside it. */
export type Finding = {
  /** The file or folder to look at, relative to the course, `/` between parts. */
  file: string;
  /** Id of the exercise it belongs to; null for what belongs to none. */
  exercise: string | null;
} & Fact;

/** What is wrong. The words for each code stand in `cli/render/verify-finding.ts`. */
export type Fact =
  | { code: "starter-passes" }
  | { code: "starter-cannot-be-called"; failure: Failure }
  | { code: "starter-without-todo" }
  /** `check` is null where nothing could be judged. */
  | { code: "solution-fails"; check: string | null; seed: number; failure: Failure }
  | { code: "variant-fails"; check: string | null; seed: number; failure: Failure }
  /** The grader's own code threw, when it judged these files of submissions or when it drew inputs. */
  | { code: "check-errors"; check: string; message: string; submissions: string[] }
  | { code: "mistake-not-caught"; check: string }
  | { code: "mistake-only-errors"; check: string; message: string }
  | { code: "mistake-only-blocked"; check: string; by: Cause[] }
  | { code: "mistake-caught-by-others"; check: string; caughtBy: string[] }
  | { code: "mistake-not-caught-first"; check: string; first: string }
  /** The check catches it with other seeds. */
  | { code: "mistake-missed"; check: string; seeds: number[] }
  | { code: "mistake-does-not-parse"; failure: Failure }
  /** All that are told apart from the one in `file` by nothing. */
  | { code: "mistakes-alike"; others: string[] }
  | { code: "mistake-without-sentence" }
  | { code: "mistake-without-belief" }
  | { code: "mistake-of-unknown-check"; check: string; suggestions: string[] }
  | { code: "check-catches-nothing"; check: string }
  /** Shares are from 0 to 1. */
  | { code: "class-too-rare"; check: string; class: string; share: number; least: number }
  | { code: "without-title"; check: string | null }
  | { code: "without-hint" }
  | { code: "without-rule"; check: string }
  /** Names that are one on a disk that does not tell capital letters. */
  | { code: "names-clash"; of: "exercise" | "check" | "mistake" | "variant"; names: string[] }
  /** No file name can hold it, so no mistake can name it. */
  | { code: "unfit-check-name"; check: string }
  | { code: "stray-file" };

/** Every code there is. */
export type FindingCode = Fact["code"];
