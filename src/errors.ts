/**
 * What the person at the keyboard can put right. The words for each code stand in
 * `cli/render/problem.ts`; here are only the facts they are made from.
 */
export type UsageProblem =
  | { code: "unknown-command"; name: string; suggestions: string[] }
  | { code: "unknown-exercise"; name: string; suggestions: string[]; known: string[] }
  | { code: "unknown-check"; name: string; suggestions: string[]; known: string[] }
  | { code: "unknown-function"; name: string; suggestions: string[]; known: string[] }
  | { code: "bad-option"; option: string; value: string; wanted: string }
  | { code: "bad-arguments"; message: string }
  | { code: "bad-json-argument"; text: string; problem: string }
  | { code: "no-workspace"; from: string }
  | { code: "no-such-folder"; folder: string }
  | { code: "not-a-folder"; folder: string }
  | { code: "cannot-write"; file: string; reason: string }
  | { code: "cannot-read"; file: string; reason: string }
  | { code: "state-is-newer"; file: string; schema: string }
  | { code: "not-solved-yet"; exercise: string }
  | { code: "sandbox-required"; missing: string[] }
  | { code: "needs-a-choice"; wanted: string };

/** What the author of a course can put right. */
export type CourseProblem =
  | { code: "no-course"; folder: string }
  | { code: "bad-manifest"; message: string }
  | { code: "bad-lesson"; message: string }
  | { code: "missing-part"; exercise: string; part: "starter" | "solution" | "grader" }
  | { code: "bad-grader"; exercise: string; message: string }
  | { code: "duplicate-exercise"; exercise: string; lessons: string[] };

/** Somebody called the program in a way it cannot follow. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  constructor(readonly problem: UsageProblem) {
    super(problem.code);
  }
}

/** The course itself is wrong. Exit code 2. `file` is relative to the course, `line` counts from 1. */
export class CourseError extends Error {
  override readonly name = "CourseError";
  constructor(
    readonly problem: CourseProblem,
    readonly file?: string,
    readonly line?: number,
  ) {
    super(problem.code);
  }
}

/** Somebody pressed Ctrl-C, or the process was asked to end. Exit code 130. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}
