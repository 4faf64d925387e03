import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { CourseError } from "../errors.ts";
import type { Grader } from "../grading/words.ts";
import { compiledGraders } from "./compiled-graders.ts";
import { graderFromSource } from "./grader-from-source.ts";
import { type Course, type Exercise, exercisesOf, type LoadedExercise } from "./model.ts";

/**
 * Loads the graders of exercises, and of all that they stand on, in course order. Compiled ones are
 * used where they are up to date. Throws CourseError `bad-grader`.
 */
export async function loadGraders(
  course: Course,
  ids: readonly string[],
): Promise<LoadedExercise[]> {
  const compiled = await compiledGraders(course);
  const exercises = new Map(exercisesOf(course).map((exercise) => [exercise.id, exercise]));
  const loaded = new Map<string, LoadedExercise>();
  let wanted = [...ids];
  while (wanted.length > 0) {
    const batch = wanted.flatMap((id) => exercises.get(id) ?? []);
    const graded = await Promise.all(
      batch.map((exercise) => loadGrader(course, exercise, compiled(exercise))),
    );
    for (const exercise of graded) loaded.set(exercise.id, exercise);
    wanted = graded
      .flatMap((exercise) => needsOf(course, exercise, exercises))
      .filter((id) => !loaded.has(id));
  }
  const inOrder = [...exercises.keys()].flatMap((id) => loaded.get(id) ?? []);
  for (const exercise of inOrder) mustNotNeedItself(course, exercise, loaded);
  return inOrder;
}

async function loadGrader(
  course: Course,
  exercise: Exercise,
  compiled: string | null,
): Promise<LoadedExercise> {
  const isCompiled = compiled !== null && existsSync(compiled);
  const exports: unknown = isCompiled
    ? await import(pathToFileURL(compiled).href)
    : await evaluate(course, exercise);
  const graded = isObject(exports) ? exports.default : undefined;
  if (!isGrader(graded))
    throw bad(course, exercise, "its default export is not made by defineGrader");
  return { ...exercise, graded, isCompiled };
}

async function evaluate(course: Course, exercise: Exercise): Promise<unknown> {
  try {
    return await graderFromSource(course, exercise);
  } catch (error) {
    if (error instanceof CourseError) throw error;
    throw bad(course, exercise, error instanceof Error ? error.message : String(error));
  }
}

function needsOf(
  course: Course,
  exercise: LoadedExercise,
  known: ReadonlyMap<string, Exercise>,
): readonly string[] {
  const unknown = exercise.graded.needs.find((id) => !known.has(id));
  if (unknown === undefined) return exercise.graded.needs;
  throw bad(course, exercise, `it needs ${unknown}, which the course does not have`);
}

function mustNotNeedItself(
  course: Course,
  exercise: LoadedExercise,
  loaded: ReadonlyMap<string, LoadedExercise>,
): void {
  const reached = new Set<string>();
  const waiting = [...exercise.graded.needs];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === exercise.id) throw bad(course, exercise, "it needs itself, by way of what it needs");
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(loaded.get(id)?.graded.needs ?? []));
  }
}

function isGrader(value: unknown): value is Grader {
  return (
    isObject(value) &&
    typeof value.title === "string" &&
    Array.isArray(value.needs) &&
    Array.isArray(value.hints) &&
    isObject(value.parameters) &&
    isObject(value.checks)
  );
}

function bad(course: Course, exercise: Exercise, message: string): CourseError {
  const file = exercise.grader.slice(course.root.length + 1).replaceAll("\\", "/");
  return new CourseError({ code: "bad-grader", exercise: exercise.id, message }, file);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
