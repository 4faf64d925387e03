import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { distFolder, packageRoot } from "../paths.ts";
import type { Course, Exercise } from "./model.ts";

/**
 * Finds the compiled graders of our own course: answers where an exercise's grader stands, or null
 * when the course is another one or any grader source on disk differs from what was compiled.
 */
export async function compiledGraders(
  course: Course,
): Promise<(exercise: Exercise) => string | null> {
  if (!(await isOurs(course)) || !isFresh()) return () => null;
  return ({ lesson, id }) => join(distFolder, "graders", lesson, `${id}.js`);
}

async function isOurs(course: Course): Promise<boolean> {
  const [root, ours] = await Promise.all([realpath(course.root), realpath(packageRoot)]);
  return root === ours;
}

/**
 * Compares the sources with the hashes that the build wrote down, `graders.json`. They are many and
 * small: reading one after the other takes a tenth of the time of reading them side by side.
 */
function isFresh(): boolean {
  try {
    const text = readFileSync(join(distFolder, "graders.json"), "utf8");
    const hashes = Object.entries<string>(JSON.parse(text));
    return hashes.every(([file, hash]) => hashOf(join(packageRoot, file)) === hash);
  } catch {
    return false;
  }
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
