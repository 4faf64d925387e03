import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../errors.ts";
import { createFile, normalText, readText, systemCode, systemReason } from "./files.ts";
import { handOut, hashOfText } from "./hand-out.ts";
import type { Course } from "./model.ts";
import type { Notice } from "./notice.ts";
import { type State, withFiles } from "./state.ts";
import { changeState, readState, writeState } from "./state-file.ts";
import { isWorkspace, realFolder } from "./workspace.ts";

/** What became of one file that was to be handed out. */
export interface InitFile {
  name: string;
  /** `kept`: something else has that name, and was left alone. */
  what: "created" | "already-there" | "kept";
}

export interface InitResult {
  /** Real path of the workspace. */
  folder: string;
  files: InitFile[];
  notices: Notice[];
}

/**
 * Makes a folder a workspace: hands out what is not there yet and overwrites nothing. Doing it again
 * is harmless. Throws UsageError for a folder that cannot be used, and leaves a newer state alone.
 */
export async function initWorkspace(
  at: string,
  course: Course,
  identity: State["course"],
  readme: string,
): Promise<InitResult> {
  const folder = await makeFolder(at);
  const wasWorkspace = await isWorkspace(folder);
  const { state, notices } = await readState(folder, identity);
  const handedOut = await handOut(course, readme);
  const files: InitFile[] = [];
  const hashes: Record<string, string> = {};
  for (const { name, text } of handedOut) {
    const what = await place(join(folder, name), text);
    files.push({ name, what });
    if (what !== "kept") hashes[name] = hashOfText(text);
  }
  const change = (before: State) => withFiles({ ...before, course: identity }, hashes);
  const written = wasWorkspace
    ? (await changeState(folder, identity, change)).notices
    : await writeState(folder, change(state));
  return { folder, files, notices: [...notices, ...written] };
}

async function makeFolder(at: string): Promise<string> {
  try {
    await mkdir(at, { recursive: true });
  } catch (error) {
    const code = systemCode(error);
    if (code === "EEXIST" || code === "ENOTDIR") {
      throw new UsageError({ code: "not-a-folder", folder: at });
    }
    throw new UsageError({ code: "cannot-write", file: at, reason: systemReason(error) });
  }
  return realFolder(at);
}

async function place(file: string, text: string): Promise<InitFile["what"]> {
  if (await createFile(file, text)) return "created";
  const found = await readText(file).catch(() => null);
  return found !== null && normalText(found) === normalText(text) ? "already-there" : "kept";
}
