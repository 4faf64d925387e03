import { standInsFor } from "../course/mistakes-and-variants.ts";
import type { Course, LoadedExercise } from "../course/model.ts";
import type { GradedExercise } from "../grading/grade.ts";
import type { Files } from "./evidence.ts";

/** An exercise whose submissions are to be judged. */
export interface JudgedExercise extends Pick<GradedExercise, "id" | "lesson" | "file" | "grader"> {
  /** Text of what stands in where a submission has no such file: solutions and helper modules. */
  standIns: Files;
}

/** Exercises of a course as a judge needs them. */
export function toJudge(
  course: Course,
  exercises: readonly LoadedExercise[],
): Promise<JudgedExercise[]> {
  return Promise.all(
    exercises.map(async (exercise) => ({
      id: exercise.id,
      lesson: exercise.lesson,
      file: exercise.file,
      grader: exercise.graded,
      standIns: await standInsFor(course, exercise),
    })),
  );
}
