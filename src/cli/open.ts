import { resolve } from "node:path";
import { type Course, exercisesOf } from "../course/model.ts";
import type { State } from "../course/state.ts";
import { courseFolderIn, readState } from "../course/state-file.ts";
import { findWorkspace, isWorkspace, realFolder } from "../course/workspace.ts";
import { UsageError } from "../errors.ts";
import { type ChosenCourse, chooseCourse } from "./choose-course.ts";
import type { GlobalOptions } from "./command.ts";
import type { Context } from "./context.ts";
import { shownPath } from "./shown-path.ts";
import { tell } from "./tell.ts";

/** Options of the commands that work on what a student wrote. */
export interface FolderOptions extends GlobalOptions {
  /** Folder of the submission, as typed; without it the workspace around the current folder. */
  dir?: string;
}

/** A folder with a student's files, and the course that goes with it. */
export interface Submitted extends ChosenCourse {
  /** Real path. */
  folder: string;
  /** What the workspace remembers; null for a folder that is none. */
  state: State | null;
}

/** A student's workspace. */
export interface Workspace extends Submitted {
  state: State;
}

/** Opens the folder that holds a submission: `--dir`, whatever it is, or else the workspace around. */
export async function openSubmission(context: Context, options: FolderOptions): Promise<Submitted> {
  const folder =
    options.dir === undefined
      ? await workspaceAround(context.cwd)
      : await realFolder(resolve(context.cwd, options.dir));
  const inWorkspace = await isWorkspace(folder);
  const remembered = inWorkspace ? await courseFolderIn(folder) : undefined;
  const chosen = await chooseCourse(context, options.course, remembered);
  if (!inWorkspace) return { folder, state: null, ...chosen };
  const { state, notices } = await readState(folder, chosen.identity);
  tell(context, notices);
  return { folder, state, ...chosen };
}

/** Opens a workspace: `--dir`, or the one around. Throws UsageError `no-workspace`. */
export async function openWorkspace(context: Context, options: FolderOptions): Promise<Workspace> {
  const { state, ...submitted } = await openSubmission(context, options);
  if (state !== null) return { ...submitted, state };
  throw new UsageError({ code: "no-workspace", from: submitted.folder });
}

/** Throws UsageError `unknown-exercise` for an id that the course does not have. */
export async function mustBeExercises(course: Course, ids: readonly string[]): Promise<void> {
  const known = exercisesOf(course).map((exercise) => exercise.id);
  const name = ids.find((id) => !known.includes(id));
  if (name === undefined) return;
  const { suggest } = await import("../course/suggest.ts");
  throw new UsageError({
    code: "unknown-exercise",
    name,
    suggestions: suggest(name, known),
    known,
  });
}

/** What stands in front of the name of a file, seen from the current folder. */
export function prefixOf(cwd: string, folder: string): string {
  const path = shownPath(cwd, folder).replaceAll("\\", "/");
  return path === "" ? "" : `${path}/`;
}

async function workspaceAround(cwd: string): Promise<string> {
  const folder = await findWorkspace(cwd);
  if (folder !== null) return folder;
  throw new UsageError({ code: "no-workspace", from: cwd });
}
