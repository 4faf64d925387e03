import type { Compiler } from "../sandbox/compile.ts";
import type { Limits } from "../sandbox/limits.ts";
import type { OsSandbox, SandboxOptions, Wall } from "../sandbox/sandbox.ts";
import type { Submission } from "../sandbox/submission.ts";
import type { ExerciseReport, Timing, Totals } from "./report.ts";
import type { Grader } from "./words.ts";

/** One exercise as grading needs it: no paths of the course, only text. */
export interface GradedExercise {
  id: string;
  lesson: string;
  /** `<id>.ts`. */
  file: string;
  grader: Grader;
  /** The starter's text: a submission that still is the starter is told so, and not run. */
  starter: string;
}

export interface GradeRequest {
  /** Every exercise that may be needed, in course order. */
  exercises: readonly GradedExercise[];
  /** Ids asked for; what they need is graded too. */
  asked: readonly string[];
  /** Run this one check of the one exercise asked for. */
  only?: string;
  submission: Submission;
  seed: number;
  /** Inputs drawn for each property. */
  runs: number;
  limits: Limits;
  osSandbox: OsSandbox;
  inspect?: SandboxOptions["inspect"];
  /** Run a starter like any other submission, as `author verify` must. */
  runStarters?: boolean;
  /** A compiler to share between gradings; without it one is made and stopped. */
  compiler?: Compiler;
  onProgress?: (progress: Progress) => void;
  /** Ends the grading: the child is killed and `Interrupted` is thrown. */
  signal?: AbortSignal;
}

export type Progress =
  | { at: "exercise"; exercise: string; checks: number }
  | { at: "check"; exercise: string; check: string; status: string };

export interface Grading {
  exercises: ExerciseReport[];
  totals: Totals;
  walls: Wall[];
  timing: Timing;
}
