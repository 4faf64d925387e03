import { type Equivalent, means } from "./equivalent.ts";
import type { JudgedMutant } from "./judge-mutants.ts";

/** What is wrong with a grader, with the list of equivalent mutants, or with ourselves. */
export type Finding =
  | { is: "survivor"; mutant: JudgedMutant }
  | { is: "unjudged"; mutant: JudgedMutant }
  | { is: "killed-equivalent"; entry: Equivalent }
  | { is: "stale-equivalent"; entry: Equivalent; found: number };

/**
 * Holds what became of a solution's mutants against the list of those that are equivalent. An entry
 * must mean exactly one mutant, and that one must survive.
 *
 * @param mutants all mutants of one file
 * @param equivalents the entries for that file
 */
export function findingsIn(
  mutants: readonly JudgedMutant[],
  equivalents: readonly Equivalent[],
): Finding[] {
  const unjudged = mutants.filter(({ fate }) => fate === "errored");
  const survivors = mutants.filter(
    (mutant) => mutant.fate === "survived" && !equivalents.some((entry) => means(entry, mutant)),
  );
  return [
    ...unjudged.map((mutant) => ({ is: "unjudged" as const, mutant })),
    ...survivors.map((mutant) => ({ is: "survivor" as const, mutant })),
    ...equivalents.flatMap((entry) => wrongWith(entry, mutants)),
  ];
}

function wrongWith(entry: Equivalent, mutants: readonly JudgedMutant[]): Finding[] {
  const meant = mutants.filter((mutant) => means(entry, mutant));
  const [only, ...others] = meant;
  if (only === undefined || others.length > 0) {
    return [{ is: "stale-equivalent", entry, found: meant.length }];
  }
  return only.fate === "killed" ? [{ is: "killed-equivalent", entry }] : [];
}
