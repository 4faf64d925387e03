import type { Limits } from "./limits.ts";
import type { Fault } from "./reply.ts";
import type { Program, Submission } from "./submission.ts";

export type Compiled = { ok: true; program: Program } | { ok: false; fault: Fault };

/** Bundles exercises of submissions behind the guard. One esbuild service serves them all. */
export interface Compiler {
  compile(submission: Submission, entry: string, limits: Limits): Promise<Compiled>;
  /** Ends the esbuild service, so that the process can end. */
  close(): Promise<void>;
}
