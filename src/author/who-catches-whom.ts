import type { LoadedExercise } from "../course/model.ts";
import type { Evidence } from "./evidence.ts";
import type { Finding } from "./finding.ts";
import { failedIn } from "./findings-of-mistake.ts";
import type { VerifiedCheck } from "./verification.ts";

/** A submission with the evidence on it. */
export interface Judged<K> {
  kept: K;
  evidence: Evidence;
}

/** Which check fails which mistakes, alone or beside others. */
export function whoCatchesWhom(
  { graded }: LoadedExercise,
  mistakes: readonly Judged<{ name: string }>[],
): VerifiedCheck[] {
  return Object.entries(graded.checks).map(([id, { form }]) => {
    const catchesAlone: string[] = [];
    const catchesToo: string[] = [];
    for (const { kept, evidence } of mistakes) {
      const failed = failedIn(evidence.outcomes);
      if (failed.includes(id)) (failed.length === 1 ? catchesAlone : catchesToo).push(kept.name);
    }
    return { id, form, catchesAlone, catchesToo };
  });
}

/** Checks that no mistake fails, alone or beside others: nothing shows that they are good for anything. */
export function idleChecks(
  exercise: string,
  grader: string,
  checks: readonly VerifiedCheck[],
): Finding[] {
  return checks
    .filter(({ catchesAlone, catchesToo }) => catchesAlone.length + catchesToo.length === 0)
    .map(({ id }) => ({ file: grader, exercise, code: "check-catches-nothing", check: id }));
}

/** What the grader's own code threw, once for each check and message, with all that it happened to. */
export function erroredChecks(
  exercise: string,
  grader: string,
  judged: readonly Judged<{ file: string }>[],
): Finding[] {
  const byError = new Map<string, Finding & { code: "check-errors" }>();
  for (const { kept, evidence } of judged) {
    const later = evidence.later.map(({ check, outcome }) => [check, outcome] as const);
    for (const [check, outcome] of [...Object.entries(evidence.outcomes), ...later]) {
      if (outcome.status !== "errored") continue;
      const { message } = outcome;
      const key = `${check}\n${message}`;
      const known = byError.get(key)?.submissions ?? [];
      const submissions = [...known, kept.file];
      byError.set(key, {
        file: grader,
        exercise,
        code: "check-errors",
        check,
        message,
        submissions,
      });
    }
  }
  return [...byError.values()];
}
