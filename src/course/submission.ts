import { readFile } from "node:fs/promises";
import { isStarter } from "../grading/starter.ts";
import type { Submission } from "../sandbox/submission.ts";
import { helperModules } from "./hand-out.ts";
import { type Course, exercisesOf } from "./model.ts";

/**
 * The submission in a folder (its real path): the course's helper modules stand in for those that
 * are not there.
 */
export async function submissionIn(folder: string, course: Course): Promise<Submission> {
  const helpers = await helperModules(course);
  return {
    folder,
    files: {},
    standIns: Object.fromEntries(helpers.map(({ name, text }) => [name, text])),
  };
}

/** The files of the exercises asked for (none: of all) that are no longer the starters: those to run. */
export async function touchedFiles(
  submission: Submission,
  course: Course,
  asked: readonly string[],
): Promise<string[]> {
  const files = exercisesOf(course)
    .filter(({ id }) => asked.length === 0 || asked.includes(id))
    .map(async ({ file, starter }) =>
      isStarter(submission, file, await readFile(starter, "utf8")) ? [] : [file],
    );
  return (await Promise.all(files)).flat();
}
