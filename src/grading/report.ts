import type { Json } from "../json.ts";
import type { Limits } from "../sandbox/limits.ts";
import type { Wall } from "../sandbox/sandbox.ts";
import type { TypeCheckSkipped, TypeFault } from "../sandbox/type-check.ts";
import type { Cause, Outcome } from "./outcome.ts";
import type { Rule } from "./words.ts";

export const reportSchema = "mcp-course/report/v1";

/** One grading, complete. Every output format is a projection of it. Its JSON form is published. */
export interface Report {
  schema: typeof reportSchema;
  tool: { name: "mcp-course"; version: string };
  course: { name: string; version: string; revision: string };
  /** Seed that every input was drawn from. */
  seed: number;
  /** Inputs drawn for each property. */
  runs: number;
  limits: Limits;
  walls: Wall[];
  exercises: ExerciseReport[];
  /** Why no types were checked; absent when they were. */
  typesSkipped?: TypeCheckSkipped;
  totals: Totals;
  /** Clock readings and durations: the one part that two equal gradings may differ in. */
  timing: Timing;
}

export interface Totals {
  checks: number;
  passed: number;
  failed: number;
  blocked: number;
  errored: number;
  points: { earned: number; possible: number };
  /** Calls made of the student's functions. */
  calls: number;
}

export interface Timing {
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
  exercises: Record<string, { durationMs: number; checks: Record<string, number> }>;
}

export type ExerciseStatus = "passed" | "failed" | "blocked" | "errored";

export interface ExerciseReport {
  id: string;
  title: string;
  lesson: string;
  file: string;
  /** False: it was graded only because another exercise needs it. */
  asked: boolean;
  needs: string[];
  status: ExerciseStatus;
  points: { earned: number; possible: number };
  checks: CheckReport[];
  typeErrors: TypeFault[];
  /** Set when what was submitted is the starter, as it was handed out. */
  untouched: boolean;
  /** The mistake that this submission behaves as, on every input tried. */
  misconception?: { mistake: string; says: string };
}

export type Visibility = "visible" | "hidden";
export type Reveal = "full" | "actual-only" | "none";

export interface CheckReport {
  id: string;
  title: string;
  form: "example" | "property" | "script";
  needs: string[];
  rule: Rule;
  points: { earned: number; possible: number };
  weight: number;
  visibility: Visibility;
  reveal: Reveal;
  outcome: Outcome;
  /** Arguments that `mcp-course` takes to run this check again on the same inputs. */
  replay: string[];
}

export type { Cause, Json, TypeCheckSkipped, TypeFault, TypeFault as TypeError };
