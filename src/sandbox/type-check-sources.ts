import type { Limits } from "./limits.ts";
import { createSourceReader, type Source, type SourceReader } from "./source-reader.ts";
import { readSpecifier } from "./specifier.ts";
import type { Submission } from "./submission.ts";
import type { TypeCheckSkipped } from "./type-check.ts";
import { namesIn } from "./type-check-names.ts";

/** A source file with the file asked for that it came along with: the first to lead to it. */
export interface Gathered {
  text: string;
  cameWith: string;
}

/**
 * Collects files of a submission, every file of it that they name, and the stand-ins they need, by
 * name. Stops at the first name that leads out of the submission, and at the limits of its source.
 */
export function gatherSources(
  submission: Submission,
  files: readonly string[],
  limits: Limits,
): { sources: ReadonlyMap<string, Gathered> } | { skipped: TypeCheckSkipped } {
  const mostBytes = limits.sourceKiB * 1024;
  const reader = createSourceReader(submission, mostBytes);
  const sources = new Map<string, Gathered>();
  const stack = files.map(askedFor).reverse();
  let bytes = 0;
  for (let wanted = stack.pop(); wanted !== undefined; wanted = stack.pop()) {
    const { candidates, by, cameWith } = wanted;
    if (candidates.some((name) => sources.has(name))) continue;
    const { name, source } = firstFound(reader, candidates);
    // A link may lead anywhere. What else is no readable file, the guard tells of.
    if (source.found === "link") return { skipped: { because: "reaches-outside", ...by } };
    if (source.found === "too-large") return overLimit("sourceKiB", limits);
    if (source.found !== "text") continue;
    bytes += source.bytes;
    if (bytes > mostBytes) return overLimit("sourceKiB", limits);
    if (sources.size === limits.sourceFiles) return overLimit("sourceFiles", limits);
    sources.set(name, { text: source.text, cameWith: files.includes(name) ? name : cameWith });
    for (const named of namesIn(source.text)) {
      const place = { file: name, line: named.line };
      const meaning = readSpecifier(named.specifier, name);
      if ("candidates" in meaning) stack.push({ ...meaning, by: place, cameWith });
      else if (meaning.refused === "outside-the-folder" || named.specifier.startsWith("file:")) {
        return { skipped: { because: "reaches-outside", ...place } };
      }
    }
  }
  return { sources };
}

/** A file named by another: the names it may have, and the place that named it. */
interface Wanted {
  candidates: readonly string[];
  by: { file: string; line: number };
  cameWith: string;
}

function askedFor(file: string): Wanted {
  return { candidates: [file], by: { file, line: 1 }, cameWith: file };
}

function firstFound(reader: SourceReader, candidates: readonly string[]) {
  let found: { name: string; source: Source } = { name: "", source: { found: "nothing" } };
  for (const name of candidates) {
    found = { name, source: reader.read(name) };
    if (found.source.found === "text") break;
  }
  return found;
}

function overLimit(
  name: "sourceFiles" | "sourceKiB",
  limits: Limits,
): { skipped: TypeCheckSkipped } {
  return { skipped: { because: "limit", limit: { name, value: limits[name] } } };
}
