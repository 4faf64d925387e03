import { resolve } from "node:path";
import { loadCourse } from "../course/load.ts";
import type { Course } from "../course/model.ts";
import { isNamed, rememberNamed } from "../course/named-courses.ts";
import type { State } from "../course/state.ts";
import { courseFolderIn } from "../course/state-file.ts";
import { realFolder } from "../course/workspace.ts";
import { UsageError } from "../errors.ts";
import { packageRoot } from "../paths.ts";
import type { Context } from "./context.ts";
import { tell } from "./tell.ts";

/** A course that was chosen to grade. */
export interface ChosenCourse {
  course: Course;
  /** How a state writes it down. */
  identity: State["course"];
}

/**
 * Chooses the course that grades: the one named on the command line; else the one a workspace
 * remembers, if this user has named it before; else the installed one.
 */
export async function chooseCourse(
  context: Context,
  named: string | undefined,
  remembered: string | undefined,
): Promise<ChosenCourse> {
  if (named !== undefined) {
    const folder = await realFolder(resolve(context.cwd, named));
    const course = await loadCourse(folder);
    tell(context, await rememberNamed(folder, context.env));
    return { course, identity: { name: course.name, version: course.version, folder } };
  }
  if (remembered !== undefined && (await isNamed(remembered, context.env))) {
    const course = await loadCourse(remembered);
    const { name, version } = course;
    return { course, identity: { name, version, folder: remembered } };
  }
  if (remembered !== undefined) tell(context, [{ code: "course-not-named", folder: remembered }]);
  const course = await loadCourse(packageRoot);
  return { course, identity: { name: course.name, version: course.version } };
}

/**
 * Chooses the course whose starters go into a folder. A workspace stays with its own: throws
 * UsageError `needs-a-choice` where that is one this user has not named.
 */
export async function courseToHandOut(
  context: Context,
  folder: string,
  named: string | undefined,
): Promise<ChosenCourse> {
  const remembered = await courseFolderIn(folder);
  if (named === undefined && remembered !== undefined) {
    if (!(await isNamed(remembered, context.env))) {
      const wanted = `--course ${remembered}, which this workspace was made for, or another folder`;
      throw new UsageError({ code: "needs-a-choice", wanted });
    }
  }
  return chooseCourse(context, named, remembered);
}
