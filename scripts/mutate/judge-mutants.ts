import { availableParallelism } from "node:os";
import type { Evidence } from "../../src/author/evidence.ts";
import type { Judge } from "../../src/author/judge.ts";
import { shareOut } from "../../src/author/judges.ts";
import { judgeInThread } from "../../src/author/thread-judge.ts";
import { defaultRuns } from "../../src/grading/replay.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import type { Mutant } from "./mutants.ts";

/** A mutant and what became of it. `errored`: it could not be judged, which is our fault. */
export interface JudgedMutant extends Mutant {
  fate: "killed" | "survived" | "errored";
}

/** A busy machine kills no mutant; one child process serves many of them. */
const limits = { ...defaultLimits, callMs: 3000, loadMs: 3000, submissionMs: 3_600_000 };

/**
 * Judges, one for each core, who do as one.
 *
 * @param course absolute path of the course
 * @param exercises ids of those whose submissions are to be judged
 */
export function hireJudges(
  course: string,
  exercises: readonly string[],
  seeds: readonly number[],
): Judge {
  const setup = { course, exercises, options: { seeds, runs: defaultRuns, limits } };
  return shareOut(Array.from({ length: availableParallelism() }, () => judgeInThread(setup)));
}

/**
 * Has a mutant judged as a submission. It is killed when it fails some check with each of the seeds:
 * what only lucky inputs show is shown to few students.
 *
 * @param exercise id of the exercise whose solution was changed
 */
export async function judgeMutant(
  judge: Judge,
  exercise: string,
  mutant: Mutant,
  seeds: readonly number[],
): Promise<JudgedMutant> {
  const files = { [mutant.at.file]: mutant.text };
  for (const seed of seeds) {
    const fate = fateBy(await judge.do({ exercise, files, seed }));
    if (fate !== "killed") return { ...mutant, fate };
  }
  return { ...mutant, fate: "killed" };
}

/** A mutant that is no TypeScript any more was put together wrongly. */
function fateBy({ outcomes }: Evidence): JudgedMutant["fate"] {
  const all = Object.values(outcomes);
  const isOurFault = all.some(
    (outcome) =>
      outcome.status === "errored" || ("failure" in outcome && outcome.failure.kind === "syntax"),
  );
  if (isOurFault) return "errored";
  return all.every(({ status }) => status === "passed") ? "survived" : "killed";
}
