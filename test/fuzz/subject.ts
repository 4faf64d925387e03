import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadCourse } from "../../src/course/load.ts";
import { loadGraders } from "../../src/course/load-graders.ts";
import { type Course, exercisesOf } from "../../src/course/model.ts";
import type { GradedExercise } from "../../src/grading/grade.ts";
import { packageRoot } from "../../src/paths.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";

/** The course that grades, and a right submission to do edits in. */
export interface Subject {
  course: Course;
  /** Each as if it needed no other one: the others are right anyway. */
  exercises: GradedExercise[];
  /** Text of the solutions by name. */
  solutions: Record<string, string>;
  /** Text of the course's own modules by name. */
  handedOut: Record<string, string>;
}

/** How every edit is graded. What hangs is to cost little; one child works for many submissions. */
export const settings = {
  seed: 1,
  runs: 20,
  limits: { ...defaultLimits, callMs: 150, loadMs: 300, submissionMs: 120_000 },
  osSandbox: "off",
} as const;

/** Loads our own course. */
export async function loadSubject(): Promise<Subject> {
  const course = await loadCourse(packageRoot);
  const loaded = await loadGraders(
    course,
    exercisesOf(course).map(({ id }) => id),
  );
  return {
    course,
    exercises: loaded.map(({ id, lesson, file, starter, graded }) => {
      return { id, lesson, file, grader: { ...graded, needs: [] }, starter: read(starter) };
    }),
    solutions: Object.fromEntries(loaded.map(({ file, solution }) => [file, read(solution)])),
    handedOut: Object.fromEntries(course.handedOut.map((path) => [basename(path), read(path)])),
  };
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}
