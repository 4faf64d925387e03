import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Verification } from "../../src/author/verification.ts";
import { verifyCourse } from "../../src/author/verify.ts";
import { loadCourse } from "../../src/course/load.ts";
import { makeFolder, read, write } from "../course/folders.ts";

const fixture = fileURLToPath(new URL("fixtures/course", import.meta.url));

/** What to do to files of a course, by name: other text, gone (null), or edited. */
export type Changes = Readonly<Record<string, string | null | ((text: string) => string)>>;

/** A copy of the course of which all is proved, changed. Answers its folder. */
export function provedCourse(changes: Changes = {}): string {
  const folder = makeFolder();
  cpSync(fixture, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) rmSync(join(folder, name), { recursive: true });
    else if (typeof change === "string") write(folder, { [name]: change });
    else write(folder, { [name]: edited(read(folder, name), change, name) });
  }
  return folder;
}

/** Verifies such a copy in this thread. */
export async function verifyChanged(
  changes: Changes = {},
  { asked = [], seeds = 3 }: { asked?: string[]; seeds?: number } = {},
): Promise<Verification> {
  const course = await loadCourse(provedCourse(changes));
  return verifyCourse({ course, asked, seeds, threads: 0 });
}

function edited(text: string, edit: (text: string) => string, name: string): string {
  const after = edit(text);
  if (after === text) throw new Error(`the edit of ${name} changes nothing`);
  return after;
}
