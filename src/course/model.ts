import type { Grader } from "../grading/words.ts";

/** The manifest and the folders of one course, loaded and checked. */
export interface Course {
  name: string;
  title: string;
  version: string;
  /** Protocol revision the course teaches, such as `2026-07-28`. */
  revision: string;
  /** Absolute path of the course's folder. */
  root: string;
  lessons: Lesson[];
  /** Exercise ids by the role they play for serve and lab: `server` = handle. */
  roles: Readonly<Record<string, string>>;
  /** Files handed out beside the starters, such as `protocol.ts`: the course's own helper modules. */
  handedOut: string[];
}

/** One lesson: a folder `NN-topic` under `lessons/`, `exercises/`, `solutions/` and `graders/`. */
export interface Lesson {
  /** `02-lifecycle-and-capabilities`. */
  id: string;
  title: string;
  minutes: number;
  exercises: Exercise[];
}

/** One function to write. Its id is the function's name, unique in a course. */
export interface Exercise {
  id: string;
  lesson: string;
  /** Name in the flat workspace: `<id>.ts`. */
  file: string;
  /** Absolute paths. */
  starter: string;
  solution: string;
  grader: string;
}

/** An exercise with its grader loaded. */
export interface LoadedExercise extends Exercise {
  graded: Grader;
  /** Whether it is the one that the build compiled, which then is up to date. */
  isCompiled: boolean;
}

/** Every exercise in course order. */
export function exercisesOf(course: Course): Exercise[] {
  return course.lessons.flatMap((lesson) => lesson.exercises);
}
