import { UsageError } from "../errors.ts";
import type { GradedExercise, GradeRequest } from "./grade.ts";

/**
 * The exercises to grade, in course order: those asked for and all that they need. With `only`, the
 * one asked for alone, because its check is judged alone.
 *
 * Throws `UsageError` for an exercise or a check that there is not.
 */
export function selectExercises(request: GradeRequest): GradedExercise[] {
  const byId = new Map(request.exercises.map((exercise) => [exercise.id, exercise]));
  const wanted = new Set<string>();

  function want(id: string): void {
    if (wanted.has(id)) return;
    wanted.add(id);
    // A need that no exercise meets is told by the checks that stand on it.
    for (const need of byId.get(id)?.grader.needs ?? []) want(need);
  }

  for (const id of request.asked) {
    const exercise = byId.get(id);
    if (exercise === undefined) {
      const known = [...byId.keys()];
      throw new UsageError({ code: "unknown-exercise", name: id, suggestions: [], known });
    }
    if (request.only === undefined) {
      want(id);
    } else {
      requireCheck(exercise, request.only);
      wanted.add(id);
    }
  }
  return request.exercises.filter(({ id }) => wanted.has(id));
}

function requireCheck({ grader }: GradedExercise, name: string): void {
  const known = Object.keys(grader.checks);
  if (!known.includes(name)) {
    throw new UsageError({ code: "unknown-check", name, suggestions: [], known });
  }
}
