import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { distance } from "fastest-levenshtein";
import type { Submission } from "./submission.ts";

const mostNames = 3;
const mostEntries = 1000;

/**
 * Files of a submission that may be the missing one under another name: other letter case, `-` or
 * nothing for `_`, another ending, a letter wrong, or in a sub-folder. Likeliest first.
 */
export function likelyNames(
  submission: Submission,
  folder: string | null,
  missing: string,
): string[] {
  const wanted = bare(missing);
  const names = new Set([...Object.keys(submission.files), ...namesIn(folder)]);
  names.delete(missing);
  return [...names]
    .map((name) => ({ name, strangeness: strangeness(name, wanted) }))
    .filter(({ strangeness }) => strangeness <= wanted.length / 3)
    .sort((a, b) => a.strangeness - b.strangeness || (a.name < b.name ? -1 : 1))
    .slice(0, mostNames)
    .map(({ name }) => name);
}

function strangeness(name: string, wanted: string): number {
  if (!/\.([cm]?[jt]s|[jt]sx|txt)$/i.test(name)) return Number.POSITIVE_INFINITY;
  const stem = /^index\./i.test(posix.basename(name)) ? posix.dirname(name) : name;
  return distance(bare(stem), wanted);
}

/** `src/Make-Request.test.js` → `makerequest`: without folder, endings, case and separators. */
function bare(name: string): string {
  return posix
    .basename(name)
    .replace(/(?<=.)\.(?:.*)$/s, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Names in the folder and in the folders right in it, `/` between parts. */
function namesIn(folder: string | null): string[] {
  if (folder === null) return [];
  const names: string[] = [];
  for (const entry of entriesOf(folder)) {
    if (!entry.isDirectory()) names.push(entry.name);
    else if (entry.name !== "node_modules" && !entry.name.startsWith(".")) {
      for (const inner of entriesOf(join(folder, entry.name))) {
        if (!inner.isDirectory()) names.push(`${entry.name}/${inner.name}`);
      }
    }
  }
  return names;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).slice(0, mostEntries);
  } catch {
    return [];
  }
}
