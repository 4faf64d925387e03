import { availableParallelism } from "node:os";
import type { Outcome } from "../../src/grading/outcome.ts";
import { defaultRuns } from "../../src/grading/replay.ts";
import type { Grader } from "../../src/grading/words.ts";
import { type Judge, judgeOf, notPassedIn } from "../../test/course-content/judge.ts";
import type { Mutant } from "./mutants.ts";

/** A mutant and what became of it. `errored`: it could not be judged, which is our fault. */
export interface JudgedMutant extends Mutant {
  fate: "killed" | "survived" | "errored";
}

/**
 * Has every mutant of a solution judged as a submission, on all cores. It is killed when it fails
 * some check with each of the seeds: what only lucky inputs show is shown to few students.
 *
 * @param onJudged is told each one as soon as it is judged
 * @returns them in the order of the file
 */
export async function judgeMutants(
  exercise: { id: string; grader: Grader },
  mutants: readonly Mutant[],
  seeds: readonly number[],
  onJudged: (judged: JudgedMutant) => void = () => {},
): Promise<JudgedMutant[]> {
  const judged: JudgedMutant[] = [];
  const waiting = [...mutants.entries()];
  const judges = Array.from({ length: Math.min(availableParallelism(), mutants.length) }, () =>
    judgeOf(exercise.id, exercise.grader, defaultRuns),
  );
  const work = judges.map(async (judge) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, mutant] = next;
      const one = { ...mutant, fate: await fateOf(judge, mutant, seeds) };
      judged[index] = one;
      onJudged(one);
    }
  });
  try {
    await Promise.all(work);
  } finally {
    await Promise.all(judges.map((judge) => judge.close()));
  }
  return judged;
}

async function fateOf(
  judge: Judge,
  { at, text }: Mutant,
  seeds: readonly number[],
): Promise<JudgedMutant["fate"]> {
  const candidate = { name: `${at.file}:${at.line}:${at.column}`, files: { [at.file]: text } };
  for (const seed of seeds) {
    const outcomes = Object.values(notPassedIn(await judge.judge(candidate, seed)));
    if (outcomes.some(isOurFault)) return "errored";
    if (outcomes.length === 0) return "survived";
  }
  return "killed";
}

/** A mutant that is no TypeScript any more was put together wrongly. */
function isOurFault(outcome: Outcome): boolean {
  if (outcome.status === "errored") return true;
  return "failure" in outcome && outcome.failure.kind === "syntax";
}
