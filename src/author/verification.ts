import type { Finding } from "./finding.ts";

/** What `author verify` found out about a course. */
export interface Verification {
  /** How many seeds right submissions had to pass with. */
  seeds: number;
  /** In course order. */
  exercises: VerifiedExercise[];
  /** In course order; those of no exercise come last. Empty: all is proved. */
  findings: Finding[];
}

/** One exercise: who catches whom. */
export interface VerifiedExercise {
  id: string;
  lesson: string;
  title: string;
  /** In the order of the grader. */
  checks: VerifiedCheck[];
  /** Names, in order. */
  mistakes: string[];
  variants: string[];
  /** Ids of the checks that the starter passes as it is handed out. */
  starterPasses: string[];
}

/** A check, and the mistakes that fail it with the first seed. What is blocked counts nowhere. */
export interface VerifiedCheck {
  id: string;
  form: "example" | "property" | "script";
  /** Mistakes that fail no other check. */
  catchesAlone: string[];
  /** Mistakes that fail other checks too. */
  catchesToo: string[];
}
