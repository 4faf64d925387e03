import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UsageError } from "../errors.ts";
import { setAside } from "./backup.ts";
import { normalText, systemCode, systemReason } from "./files.ts";
import type { Notice } from "./notice.ts";
import { newState, type State, stateFile, stateSchema } from "./state.ts";

/** A state as it was read, and what the student must be told about the reading. */
export interface StateRead {
  state: State;
  notices: Notice[];
}

/**
 * Reads the state of a workspace. A state that cannot be understood is set aside under a new name,
 * a new one is begun, and a notice says so. Throws UsageError `state-is-newer`, and leaves that
 * file untouched.
 */
export async function readState(folder: string, course: State["course"]): Promise<StateRead> {
  const file = join(folder, stateFile);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return null;
    return "";
  });
  if (text === null) return { state: newState(course), notices: [] };
  const found = parseState(text);
  if (found === "broken") return beginAgain(file, course);
  if ("newer" in found) {
    throw new UsageError({ code: "state-is-newer", file, schema: found.newer });
  }
  return { state: found, notices: [] };
}

/** The folder of the course that a workspace remembers, if its state can be read and names one. */
export async function courseFolderIn(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, stateFile), "utf8").catch(() => "");
  const found = parseState(text);
  return found === "broken" || "newer" in found ? undefined : found.course.folder;
}

/** Changes the state of a workspace: reads it afresh, writes it at once. Never fails over a full or locked disk. */
export async function changeState(
  folder: string,
  course: State["course"],
  change: (state: State) => State,
): Promise<StateRead> {
  const { state: before, notices } = await readState(folder, course);
  const state = change(before);
  if (isDeepStrictEqual(before, state)) return { state, notices };
  return { state, notices: [...notices, ...(await writeState(folder, state))] };
}

/** Writes the state to a temporary name and renames it. Answers a notice when that was not possible. */
export async function writeState(folder: string, state: State): Promise<Notice[]> {
  const { default: writeFileAtomic } = await import("write-file-atomic");
  const file = join(folder, stateFile);
  try {
    await writeFileAtomic(file, `${JSON.stringify(state, null, 2)}\n`);
    return [];
  } catch (error) {
    return [{ code: "state-not-saved", file, reason: systemReason(error) }];
  }
}

async function beginAgain(file: string, course: State["course"]): Promise<StateRead> {
  const state = newState(course);
  const folder = join(file, "..");
  try {
    const kept = await setAside(file);
    const unsaved = await writeState(folder, state);
    return { state, notices: [{ code: "state-set-aside", file, kept }, ...unsaved] };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { state, notices: [{ code: "state-unreadable", file }] };
  }
}

/** Reads a state from its text: the state, the schema of a newer one, or `broken`. */
function parseState(text: string): State | { newer: string } | "broken" {
  let value: unknown;
  try {
    value = JSON.parse(normalText(text));
  } catch {
    return "broken";
  }
  if (!isObject(value)) return "broken";
  const { schema } = value;
  if (typeof schema === "string" && isNewer(schema)) return { newer: schema };
  return isState(value) ? value : "broken";
}

function isNewer(schema: string): boolean {
  const version = /^mcp-course\/state\/v(\d+)$/.exec(schema)?.[1];
  return version !== undefined && Number(version) > 1;
}

function isState(value: Record<string, unknown>): value is Record<string, unknown> & State {
  const { schema, course, files, solved, givenUp, hints, answered } = value;
  return (
    schema === stateSchema &&
    isObject(course) &&
    typeof course.name === "string" &&
    typeof course.version === "string" &&
    ["string", "undefined"].includes(typeof course.folder) &&
    isRecordOf(files, "string") &&
    isRecordOf(solved, "string") &&
    isRecordOf(givenUp, "string") &&
    isRecordOf(hints, "number") &&
    isObject(answered)
  );
}

function isRecordOf(value: unknown, type: "string" | "number"): boolean {
  return isObject(value) && Object.values(value).every((member) => typeof member === type);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
