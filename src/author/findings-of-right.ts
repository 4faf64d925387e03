import type { Failure, Outcome } from "../grading/outcome.ts";
import type { Evidence } from "./evidence.ts";
import type { Fact, Finding } from "./finding.ts";
import type { Kept } from "./proof.ts";

/** What is wrong with a solution or a variant: the checks that it does not pass, with a seed each. */
export function findingsOfRight(
  exercise: string,
  right: Kept,
  { outcomes, later }: Evidence,
  firstSeed: number,
): Finding[] {
  const code = right.role === "solution" ? "solution-fails" : "variant-fails";
  const at = (fact: Fact): Finding => ({ file: right.file, exercise, ...fact });
  const whole = failureOfAll(outcomes);
  if (whole !== null) return [at({ code, check: null, seed: firstSeed, failure: whole })];
  const first = Object.entries(outcomes).map(([check, outcome]) => ({
    check,
    seed: firstSeed,
    outcome,
  }));
  return [...first, ...later].flatMap(({ check, seed, outcome }) =>
    outcome.status === "failed" ? [at({ code, check, seed, failure: outcome.failure })] : [],
  );
}

/** What is wrong with a starter: it must be such that a student can begin, and has to. */
export function findingsOfStarter(
  exercise: string,
  starter: Kept,
  { outcomes }: Evidence,
): Finding[] {
  const at = (fact: Fact): Finding => ({ file: starter.file, exercise, ...fact });
  const all = Object.values(outcomes);
  const whole = failureOfAll(outcomes);
  if (whole !== null) return [at({ code: "starter-cannot-be-called", failure: whole })];
  const passes = all.length > 0 && all.every(({ status }) => status === "passed");
  return passes ? [at({ code: "starter-passes" })] : [];
}

/** The failure of every check, where nothing could be called; null where something was. */
export function failureOfAll(outcomes: Evidence["outcomes"]): Failure | null {
  const all: Outcome[] = Object.values(outcomes);
  const [first] = all;
  if (first?.status !== "failed") return null;
  const uncalled = all.every((one) => one.status === "failed" && one.failure.given.length === 0);
  return uncalled ? first.failure : null;
}

/**
 * Files in the folder of a variant or a mistake that its program is not made of, and that stand for
 * no other file of a workspace either.
 */
export function unusedFiles(
  exercise: string,
  kept: Kept,
  { used }: Evidence,
  ofWorkspace: readonly string[],
): Finding[] {
  // What does not compile is made of nothing, and is found for that.
  if (used.length === 0) return [];
  return Object.keys(kept.files)
    .filter((name) => !used.includes(name) && !ofWorkspace.includes(name))
    .map((name) => ({ file: `${kept.file}/${name}`, exercise, code: "stray-file" }));
}
