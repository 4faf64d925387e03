import { type Compiler, createCompiler } from "../sandbox/compile.ts";
import type { Limits } from "../sandbox/limits.ts";
import { startSandbox } from "../sandbox/process.ts";
import type { OsSandbox, Sandbox, SandboxOptions, Wall } from "../sandbox/sandbox.ts";
import type { Submission } from "../sandbox/submission.ts";
import type { MistakesAtHand } from "./misconception/mistake.ts";
import type { ExerciseReport, Timing, Totals } from "./report.ts";
import { runGrading } from "./run-grading.ts";
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
  /** The wrong submissions kept beside the grader, asked for when the exercise failed. Absent: none is recognised. */
  mistakes?: () => Promise<MistakesAtHand>;
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
  /** A sandbox of the same options, started ahead for this grading; without it one is started and closed. */
  sandbox?: Sandbox;
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

/**
 * Grades a submission: the exercises asked for and all that they need, in course order, each in the
 * sandbox. The same request gives the same grading, `timing` aside.
 *
 * Throws `UsageError` for an exercise or check that there is not and for a sandbox that is required
 * and cannot be had, `Interrupted` when the signal says so. Whatever else it throws is our own fault.
 */
export function grade(request: GradeRequest): Promise<Grading> {
  return runGrading(request, { startSandbox, createCompiler });
}
