import { prepareMistakes, type Workshop } from "../grading/misconception/prepare-mistakes.ts";
import { createCompiler } from "../sandbox/compile.ts";
import { defaultLimits } from "../sandbox/limits.ts";
import { startSandbox } from "../sandbox/process.ts";
import { loadCourse } from "./load.ts";
import { loadGraders } from "./load-graders.ts";
import {
  type MistakeTable,
  madeFrom,
  mistakesToPrepare,
  readTable,
  tableFile,
} from "./mistake-tables.ts";
import { type Course, exercisesOf, type LoadedExercise } from "./model.ts";

/**
 * Makes the tables of a course's mistakes: JSON text by path below `dist/`. The build does, so that
 * `check` does not have to compile and run each of them.
 *
 * @param root folder of the course
 * @param madeBy digest of this program: tables that it made of the same mistakes are kept
 */
export async function makeMistakeTables(
  root: string,
  madeBy: string,
): Promise<Map<string, string>> {
  const course = await loadCourse(root);
  const exercises = await loadGraders(
    course,
    exercisesOf(course).map(({ id }) => id),
  );
  const compiler = createCompiler();
  const sandbox = startSandbox({ limits: unhurried, osSandbox: "off" });
  const workshop = { compiler, sandbox, limits: unhurried };
  const tables = new Map<string, string>();
  try {
    for (const exercise of exercises) {
      const table = await makeTable(course, exercise, madeBy, workshop);
      tables.set(tableFile(exercise), `${JSON.stringify(table, null, 2)}\n`);
    }
  } finally {
    await Promise.all([sandbox.close(), compiler.close()]);
  }
  return tables;
}

async function makeTable(
  course: Course,
  exercise: LoadedExercise,
  madeBy: string,
  workshop: Workshop,
): Promise<MistakeTable> {
  const mistakes = await mistakesToPrepare(course, exercise);
  const source = await madeFrom(mistakes);
  const earlier = await readTable(exercise);
  if (earlier?.madeFrom === source && earlier.madeBy === madeBy) return earlier;
  const graded = { file: exercise.file, grader: exercise.graded };
  return { madeFrom: source, madeBy, mistakes: await prepareMistakes(graded, mistakes, workshop) };
}

/** The machine that builds may be busy. */
const unhurried = { ...defaultLimits, callMs: 20_000, loadMs: 20_000, submissionMs: 600_000 };
