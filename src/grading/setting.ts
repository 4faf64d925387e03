import type { Realm, Sandbox } from "../sandbox/sandbox.ts";
import type { Program } from "../sandbox/submission.ts";
import type { GradedExercise } from "./grade.ts";
import type { Grader } from "./words.ts";

/** What the checks of one exercise run in. */
export interface Setting {
  /** Its id, which is its function's name. */
  exercise: string;
  program: Program;
  parameters: Grader["parameters"];
  /** A fresh realm with the program loaded. The one before it ends. */
  open(): Realm;
  /** Tell a failing property by the input drawn: whoever wants the verdict alone saves the shrinking. */
  verdictOnly?: boolean;
}

/** Counts the calls made of a student's functions, over all realms of a grading. */
export interface CallCount {
  calls: number;
}

/**
 * Where one exercise's program is run. Each call made there adds to `count`.
 *
 * @param untouched A realm with the program loaded in which nothing was called: `open` gives it first.
 */
export function settingOf(
  sandbox: Sandbox,
  program: Program,
  exercise: GradedExercise,
  count: CallCount,
  untouched: Realm,
): Setting {
  const { id, grader } = exercise;
  let ready: Realm | null = untouched;
  return {
    exercise: id,
    program,
    parameters: grader.parameters,
    open() {
      const realm = ready ?? sandbox.open(program, { async: grader.async });
      ready = null;
      return counted(realm, count);
    },
  };
}

function counted(realm: Realm, count: CallCount): Realm {
  return {
    loaded: realm.loaded,
    call(name, args) {
      count.calls++;
      return realm.call(name, args);
    },
    script(steps) {
      count.calls += steps.filter((step) => step.do === "call").length;
      return realm.script(steps);
    },
  };
}
