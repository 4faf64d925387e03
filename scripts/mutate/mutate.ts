import { readFile } from "node:fs/promises";
import { loadCourse } from "../../src/course/load.ts";
import { exercisesOf } from "../../src/course/model.ts";
import { packageRoot } from "../../src/paths.ts";
import { equivalents } from "./equivalent.ts";
import { type Finding, findingsIn } from "./findings.ts";
import { hireJudges, type JudgedMutant, judgeMutant } from "./judge-mutants.ts";
import { mutantsOf } from "./mutants.ts";

/** What came of the mutants of one exercise's solution. */
export interface Mutated {
  id: string;
  file: string;
  /** The solution as it is. */
  text: string;
  mutants: JudgedMutant[];
  findings: Finding[];
}

/** How far it is: `judged` of `all` mutants of an exercise. */
export type OnProgress = (id: string, judged: number, all: number) => void;

/**
 * Makes and judges the mutants of the solutions, one exercise after another in course order.
 *
 * @param asked ids of exercises; none for every exercise of the course
 * @throws Error for an id that the course does not have
 */
export async function* mutate(
  asked: readonly string[],
  seeds: readonly number[],
  onProgress: OnProgress = () => {},
): AsyncGenerator<Mutated> {
  const course = await loadCourse(packageRoot);
  const known = exercisesOf(course);
  const ids = known.map(({ id }) => id);
  const unknown = asked.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Error(`no exercise ${unknown}; there are ${ids.join(", ")}`);
  const wanted = known.filter(({ id }) => asked.length === 0 || asked.includes(id));
  const judge = hireJudges(
    course.root,
    wanted.map(({ id }) => id),
    seeds,
  );
  try {
    for (const { id, file, solution } of wanted) {
      const text = await readFile(solution, "utf8");
      const made = await mutantsOf(file, text);
      let judged = 0;
      const mutants = await Promise.all(
        made.map(async (mutant) => {
          const one = await judgeMutant(judge, id, mutant, seeds);
          judged += 1;
          onProgress(id, judged, made.length);
          return one;
        }),
      );
      const listed = equivalents.filter(([of]) => of === file);
      yield { id, file, text, mutants, findings: findingsIn(mutants, listed) };
    }
  } finally {
    await judge.close();
  }
}
