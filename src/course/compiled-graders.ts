import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
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
  if (!(await isOurs(course)) || !(await isFresh())) return () => null;
  return ({ lesson, id }) => join(distFolder, "graders", lesson, `${id}.js`);
}

async function isOurs(course: Course): Promise<boolean> {
  const [root, ours] = await Promise.all([realpath(course.root), realpath(packageRoot)]);
  return root === ours;
}

/** Compares the sources with the hashes that the build wrote down, `graders.json`. */
async function isFresh(): Promise<boolean> {
  try {
    const text = await readFile(join(distFolder, "graders.json"), "utf8");
    const hashes = Object.entries<string>(JSON.parse(text));
    const equal = await Promise.all(
      hashes.map(async ([file, hash]) => (await hashOf(join(packageRoot, file))) === hash),
    );
    return equal.every(Boolean);
  } catch {
    return false;
  }
}

async function hashOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}
