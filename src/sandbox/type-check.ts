import type { HitLimit, Limits } from "./limits.ts";
import type { Place, Submission } from "./submission.ts";
import { findTypeChecker, runTypeChecker } from "./type-check-compiler.ts";
import { copySources } from "./type-check-copy.ts";
import { readTypeErrors } from "./type-check-output.ts";
import { gatherSources } from "./type-check-sources.ts";

/** What the type checker says: help beside the verdict, never the verdict. */
export interface TypeFault extends Place {
  /** `TS2322`. */
  code: string;
  message: string;
}

/** Why there is no type check: said, never silent. */
export type TypeCheckSkipped =
  | { because: "asked" }
  | { because: "no-compiler" }
  /** `file` names something outside the submission on `line`, so that a message could quote it. */
  | { because: "reaches-outside"; file: string; line: number }
  | { because: "limit"; limit: HitLimit }
  /** The compiler ended without an answer: a fault of its own. */
  | { because: "compiler-failed" };

export interface TypeCheckRequest {
  submission: Submission;
  /** Names of the files to start from, such as `handle.ts`; what they import comes along. A missing one is left out. */
  files: readonly string[];
  limits: Limits;
  /** Ends the check: the compiler is killed and `Interrupted` is thrown. */
  signal?: AbortSignal;
}

/** Errors by the file asked for: those in it, and those in files that it was the first to lead to. */
export type TypeChecked =
  | { errors: ReadonlyMap<string, readonly TypeFault[]> }
  | { skipped: TypeCheckSkipped };

/**
 * Type-checks files of a submission with TypeScript's native compiler, in a private copy: neither
 * the student's tsconfig.json nor any `@types` above the workspace takes part, and the compiler is
 * told of every file it may read, so that no message can quote another.
 *
 * @throws Interrupted when `signal` is aborted.
 */
export async function checkTypes(request: TypeCheckRequest): Promise<TypeChecked> {
  const { submission, files, limits, signal } = request;
  const gathered = gatherSources(submission, files, limits);
  if ("skipped" in gathered) return gathered;
  const { sources } = gathered;
  if (sources.size === 0) return { errors: new Map() };
  const compiler = findTypeChecker();
  if (compiler === null) return { skipped: { because: "no-compiler" } };

  const copy = copySources(sources);
  try {
    const run = await runTypeChecker({ compiler, copy, limits, ...(signal && { signal }) });
    if ("skipped" in run) return run;
    const errors = readTypeErrors(run.output, copy);
    if (errors === null) return { skipped: { because: "compiler-failed" } };
    return { errors: grouped(errors, ({ file }) => sources.get(file)?.cameWith ?? file) };
  } finally {
    copy.remove();
  }
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
