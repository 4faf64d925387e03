import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
} from "node:fs";
import { join } from "node:path";
import type { Submission } from "./submission.ts";

/** Text of one source file, or what stands in its place. */
export type Source = SourceText | { found: Absence } | { found: "too-large" };

export interface SourceText {
  found: "text";
  text: string;
  /** It is the submission's, and not a stand-in of ours. */
  own: boolean;
  bytes: number;
}

/** Why there is no text; `special`: a pipe, a socket or a device. */
export type Absence = "nothing" | "folder" | "special" | "unreadable" | "link";

/** Reads a submission's files by name: those in memory, then the disk, then our stand-ins. */
export interface SourceReader {
  /** The folder's real path; null when there is no folder, or none that can be entered. */
  readonly folder: string | null;
  /** @param name relative to the folder, `/` between parts, never above it */
  read(name: string): Source;
}

/**
 * @param submission what may be read
 * @param mostBytes a file larger than this is not read
 */
export function createSourceReader(submission: Submission, mostBytes: number): SourceReader {
  const folder = submission.folder === null ? null : realFolder(submission.folder);
  return {
    folder,
    read(name) {
      const given = heldText(submission.files, name, true);
      if (given !== null) return given.bytes > mostBytes ? { found: "too-large" } : given;
      const onDisk: Source =
        folder === null ? { found: "nothing" } : readFrom(folder, name, mostBytes);
      if (onDisk.found !== "nothing") return onDisk;
      return heldText(submission.standIns, name, false) ?? onDisk;
    },
  };
}

function heldText(files: Readonly<Record<string, string>>, name: string, own: boolean) {
  const text = Object.hasOwn(files, name) ? files[name] : undefined;
  if (text === undefined) return null;
  return { found: "text" as const, text: withoutMark(text), own, bytes: Buffer.byteLength(text) };
}

function realFolder(folder: string): string | null {
  try {
    return realpathSync(folder);
  } catch {
    return null;
  }
}

/** Reads one regular file that is no link and is reached through none. */
function readFrom(folder: string, name: string, mostBytes: number): Source {
  const path = join(folder, name);
  try {
    if (realpathSync(path) !== path) return { found: "link" };
    const stats = lstatSync(path);
    if (stats.isDirectory()) return { found: "folder" };
    if (!stats.isFile()) return { found: "special" };
  } catch (error) {
    return { found: whyNot(error, path) };
  }
  return readRegular(path, mostBytes);
}

function readRegular(path: string, mostBytes: number): Source {
  let file: number | null = null;
  try {
    // The flags hold against a file that became a link or a pipe since it was looked at.
    file = openSync(
      path,
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    if (!fstatSync(file).isFile()) return { found: "special" };
    // Only what was read is looked at: clearing it all first would take longer than reading.
    const buffer = Buffer.allocUnsafe(mostBytes + 1);
    const bytes = readAll(file, buffer);
    if (bytes > mostBytes) return { found: "too-large" };
    const text = withoutMark(buffer.toString("utf8", 0, bytes));
    return { found: "text", text, own: true, bytes };
  } catch (error) {
    return { found: whyNot(error, path) };
  } finally {
    if (file !== null) closeSync(file);
  }
}

function readAll(file: number, buffer: Buffer): number {
  let filled = 0;
  while (filled < buffer.length) {
    const got = readSync(file, buffer, filled, buffer.length - filled, filled);
    if (got === 0) break;
    filled += got;
  }
  return filled;
}

function whyNot(error: unknown, path: string): "nothing" | "unreadable" | "link" {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ELOOP") return "link";
  if (code === "EACCES" || code === "EPERM" || code === "EIO") return "unreadable";
  return isLink(path) ? "link" : "nothing";
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
