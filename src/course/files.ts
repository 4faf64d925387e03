import { readFile, writeFile } from "node:fs/promises";
import { UsageError } from "../errors.ts";

/** The `code` of a system error, such as `ENOENT`; null for anything else. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : null;
}

/** Why the system refused, without the path: `permission denied`. What is no system error is thrown on: it is our bug. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error) || systemCode(error) === null) throw error;
  return /^[A-Z]+\d*: ([^,]+)/.exec(error.message)?.[1] ?? error.message;
}

/** The text of a file without its byte order mark; null when there is no such file. */
export async function readText(file: string): Promise<string | null> {
  try {
    return withoutMark(await readFile(file, "utf8"));
  } catch (error) {
    const code = systemCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw new UsageError({ code: "cannot-read", file, reason: systemReason(error) });
  }
}

/** Makes a file that must not be there yet. Answers false when something has that name already. */
export async function createFile(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw new UsageError({ code: "cannot-write", file, reason: systemReason(error) });
  }
}

/** A file's name below the course's folder, as an error names it: with `/` on every system. */
export function relativeToCourse(root: string, file: string): string {
  return file.slice(root.length + 1).replaceAll("\\", "/");
}

/** A text as it counts: without byte order mark, with `\n` at the ends of lines. */
export function normalText(text: string): string {
  return withoutMark(text).replaceAll("\r\n", "\n");
}

function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
