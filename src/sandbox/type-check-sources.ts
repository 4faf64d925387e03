import { readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, posix, relative, sep } from "node:path";
import type { Limits } from "./limits.ts";
import type { Submission } from "./submission.ts";
import type { TypeCheckSkipped } from "./type-check.ts";
import { fileCandidates, namesIn } from "./type-check-names.ts";

/** Text by name relative to the submission, or why nothing may be checked. */
export type Gathered = { sources: ReadonlyMap<string, string> } | { skipped: TypeCheckSkipped };

/**
 * Collects files of a submission, every file of it that they name, and the stand-ins they need.
 * Stops at the first name that leads out of the submission, and at the limits of its source.
 */
export function gatherSources(
  submission: Submission,
  files: readonly string[],
  limits: Limits,
): Gathered {
  const maxBytes = limits.sourceKiB * 1024;
  const sources = new Map<string, string>();
  const queue: Wanted[] = files.map((file) => ({ candidates: [file], by: { file, line: 1 } }));
  let bytes = 0;
  for (let wanted = queue.shift(); wanted !== undefined; wanted = queue.shift()) {
    if (wanted.candidates.some((name) => sources.has(name))) continue;
    const source = firstFound(submission, wanted.candidates, maxBytes);
    if (source === null) continue;
    if (source === "outside") return { skipped: { because: "reaches-outside", ...wanted.by } };
    if (source === "too-long") return overLimit("sourceKiB", limits);
    bytes += Buffer.byteLength(source.text);
    if (bytes > maxBytes) return overLimit("sourceKiB", limits);
    if (sources.size === limits.sourceFiles) return overLimit("sourceFiles", limits);
    sources.set(source.name, source.text);
    for (const { name, line } of namesIn(source.text)) {
      const candidates = fileCandidates(name, source.name);
      const by = { file: source.name, line };
      if (candidates === "outside") return { skipped: { because: "reaches-outside", ...by } };
      queue.push({ candidates, by });
    }
  }
  return { sources };
}

/** A file named by another: the names it may have, and the place that named it. */
interface Wanted {
  candidates: readonly string[];
  by: { file: string; line: number };
}

interface Source {
  name: string;
  text: string;
}

type Read = Source | "outside" | "too-long" | null;

function firstFound(submission: Submission, names: readonly string[], maxBytes: number): Read {
  for (const name of names) {
    const read = readOne(submission, name, maxBytes);
    if (read !== null) return read;
  }
  return null;
}

function readOne(submission: Submission, name: string, maxBytes: number): Read {
  const { folder, files, standIns } = submission;
  if (Object.hasOwn(files, name)) return { name, text: files[name] ?? "" };
  const read = folder === null ? null : readFromFolder(folder, name, maxBytes);
  if (read !== null) return read;
  return Object.hasOwn(standIns, name) ? { name, text: standIns[name] ?? "" } : null;
}

/** Reads a regular file of the folder. A symbolic link is followed only to somewhere inside it. */
function readFromFolder(folder: string, name: string, maxBytes: number): Read {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(root, ...name.split(posix.sep)));
    if (leadsOut(relative(root, file))) return "outside";
    const found = statSync(file);
    if (!found.isFile()) return null;
    if (found.size > maxBytes) return "too-long";
    return { name, text: readFileSync(file, "utf8") };
  } catch {
    // A file that cannot be read is the guard's to report, with the reason.
    return null;
  }
}

function leadsOut(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

function overLimit(name: "sourceFiles" | "sourceKiB", limits: Limits): Gathered {
  return { skipped: { because: "limit", limit: { name, value: limits[name] } } };
}
