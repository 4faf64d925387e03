import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { loadCourse } from "../../src/course/load.ts";
import type { Course } from "../../src/course/model.ts";

const miniature = fileURLToPath(new URL("../fixtures/course", import.meta.url));

/** A new folder (its real path) with these files, removed after the test. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "mcp-course-test-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

/** Writes files into a folder, by name. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** The text of a file. */
export function read(...path: string[]): string {
  return readFileSync(join(...path), "utf8");
}

/** A copy of the miniature course, far from this package, with some files replaced. */
export function makeCourse(files: Readonly<Record<string, string>> = {}): string {
  const folder = makeFolder();
  cpSync(miniature, folder, { recursive: true });
  write(folder, files);
  return folder;
}

/** The miniature course, loaded from a copy. */
export async function loadMiniature(): Promise<Course> {
  return loadCourse(makeCourse());
}

/** The solutions of the miniature course by file name, with its helper module. */
export function solutions(): Record<string, string> {
  const names = {
    "double.ts": "01-numbers",
    "quadruple.ts": "01-numbers",
    "units.ts": "01-numbers",
    "shout.ts": "02-words",
  };
  const entries = Object.entries(names).map(([name, lesson]) => [
    name,
    read(miniature, "solutions", lesson, name),
  ]);
  return Object.fromEntries(entries);
}
