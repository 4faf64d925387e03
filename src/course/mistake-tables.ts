import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KnownMistake, Mistake, MistakesAtHand } from "../grading/misconception/mistake.ts";
import { distFolder } from "../paths.ts";
import { mistakesOf, standInsFor } from "./mistakes-and-variants.ts";
import type { Course, Exercise, LoadedExercise } from "./model.ts";

/** The mistakes of one exercise as the build made them ready. */
export interface MistakeTable {
  /** Digest of all that they were made from: when it differs, the table is stale. */
  madeFrom: string;
  /** Digest of the program that made it, by which the build sees whether to make it anew. */
  madeBy: string;
  mistakes: readonly KnownMistake[];
}

/** Where the build puts the table of an exercise, below `dist/`. */
export function tableFile({ lesson, id }: Exercise): string {
  return `mistakes/${lesson}/${id}.json`;
}

/** The mistakes of an exercise, to be made ready. */
export async function mistakesToPrepare(course: Course, exercise: Exercise): Promise<Mistake[]> {
  const [kept, standIns] = await Promise.all([mistakesOf(exercise), standInsFor(course, exercise)]);
  return kept.map(({ name, check, says, files }) => ({
    name,
    check,
    says,
    submission: { folder: null, files, standIns },
  }));
}

/** Digest of all that a table of mistakes is made from: their texts, and their grader. */
export async function madeFrom(mistakes: readonly Mistake[]): Promise<string> {
  // Hashes of the graders' sources, which were compared if the grader that ran is a compiled one.
  const graders = await readFile(join(distFolder, "graders.json"), "utf8");
  return createHash("sha256")
    .update(JSON.stringify([mistakes, graders]))
    .digest("hex");
}

/** The mistakes of an exercise, ready where the build has made a table of them that is up to date. */
export async function mistakesAtHand(
  course: Course,
  exercise: LoadedExercise,
): Promise<MistakesAtHand> {
  const [mistakes, table] = await Promise.all([
    mistakesToPrepare(course, exercise),
    exercise.isCompiled ? readTable(exercise) : null,
  ]);
  const isFresh = table !== null && table.madeFrom === (await madeFrom(mistakes));
  return isFresh ? { known: table.mistakes } : { unprepared: mistakes };
}

/** The table that the build has made of an exercise's mistakes; null when there is none. */
export async function readTable(exercise: Exercise): Promise<MistakeTable | null> {
  try {
    return JSON.parse(
      await readFile(join(distFolder, tableFile(exercise)), "utf8"),
    ) as MistakeTable;
  } catch {
    return null;
  }
}
