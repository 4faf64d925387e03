import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOfText } from "./hand-out.ts";
import { type Course, type Exercise, exercisesOf } from "./model.ts";
import type { State } from "./state.ts";

/** How far a student is with one exercise. */
export interface ExerciseProgress {
  exercise: Exercise;
  status: "solved" | "given-up" | "started" | "untouched" | "missing";
  /** How many hints were shown. */
  hints: number;
}

/** How far a student is with every exercise, in course order. */
export async function progressOf(
  course: Course,
  state: State,
  folder: string,
): Promise<ExerciseProgress[]> {
  return Promise.all(
    exercisesOf(course).map(async (exercise) => ({
      exercise,
      status: await statusOf(exercise, state, folder),
      hints: state.hints[exercise.id] ?? 0,
    })),
  );
}

/** The exercise to do next: the first that is neither solved nor given up, then the first not solved. */
export function nextOf(progress: readonly ExerciseProgress[]): ExerciseProgress | null {
  const open = progress.filter(({ status }) => status !== "solved");
  return open.find(({ status }) => status !== "given-up") ?? open[0] ?? null;
}

async function statusOf(
  exercise: Exercise,
  state: State,
  folder: string,
): Promise<ExerciseProgress["status"]> {
  if (state.solved[exercise.id] !== undefined) return "solved";
  if (state.givenUp[exercise.id] !== undefined) return "given-up";
  const text = await readFile(join(folder, exercise.file), "utf8").catch(() => null);
  if (text === null) return "missing";
  const starter =
    state.files[exercise.file] ?? hashOfText(await readFile(exercise.starter, "utf8"));
  return hashOfText(text) === starter ? "untouched" : "started";
}
