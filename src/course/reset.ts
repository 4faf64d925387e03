import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
import { setAside } from "./backup.ts";
import { createFile, normalText, readText } from "./files.ts";
import { type HandedOutFile, hashOfText, helperModules, starters } from "./hand-out.ts";
import type { Course } from "./model.ts";
import type { Notice } from "./notice.ts";
import { type State, withFiles, withoutSolved } from "./state.ts";
import { changeState } from "./state-file.ts";

/** What became of one file that was to be as it was handed out. */
export interface ResetFile {
  name: string;
  /** Name under which the student's file is kept; absent when there was nothing to keep. */
  kept?: string;
  what: "restored" | "untouched";
}

export interface ResetResult {
  files: ResetFile[];
  notices: Notice[];
}

/**
 * Restores the starter of an exercise, or with `null` of all of them and the course's helper modules
 * too. What a student wrote is kept under a new name. An exercise that is reset counts as not solved.
 */
export async function resetWorkspace(
  folder: string,
  course: Course,
  identity: State["course"],
  id: string | null,
): Promise<ResetResult> {
  const all = [...(await starters(course)), ...(await helperModules(course))];
  const wanted = id === null ? all : all.filter(({ name }) => name === `${id}.ts`);
  const files: ResetFile[] = [];
  for (const file of wanted) files.push(await restore(folder, file));
  const hashes = Object.fromEntries(wanted.map(({ name, text }) => [name, hashOfText(text)]));
  const { notices } = await changeState(folder, identity, (state) =>
    wanted.map(({ name }) => basename(name, ".ts")).reduce(withoutSolved, withFiles(state, hashes)),
  );
  return { files, notices };
}

async function restore(folder: string, { name, text }: HandedOutFile): Promise<ResetFile> {
  const file = join(folder, name);
  if (await createFile(file, text)) return { name, what: "restored" };
  const regular = (await lstat(file)).isFile();
  const found = regular ? await readText(file).catch(() => null) : null;
  if (found !== null && normalText(found) === normalText(text)) return { name, what: "untouched" };
  const kept = basename(await setAside(file));
  await createFile(file, text);
  return { name, kept, what: "restored" };
}
