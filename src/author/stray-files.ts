import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { systemCode } from "../course/files.ts";
import { type Course, exercisesOf } from "../course/model.ts";
import type { Finding } from "./finding.ts";
import { fileIn } from "./proof.ts";

/** Folders in which every file has its use. */
const watched = ["exercises", "solutions", "graders"];

/**
 * Files below `exercises/`, `solutions/` and `graders/` that nothing uses: no exercise is made of
 * them, and none of its files imports them. Notes (`*.md`) and hidden files may lie anywhere. What a
 * variant's folder holds is not looked at: what it is made of shows when it is compiled.
 */
export async function strayFiles(course: Course): Promise<Finding[]> {
  const present = new Set(
    (await Promise.all(watched.map((name) => filesBelow(join(course.root, name))))).flat(),
  );
  const used = await reachable(rootsOf(course), present);
  const helpers = course.handedOut.filter((file) => used.has(file)).map((file) => basename(file));
  return [...present]
    .filter((file) => !used.has(file) && !isKept(course, file) && !isCopy(course, file, helpers))
    .map((file) => ({ file: fileIn(course, file), exercise: null, code: "stray-file" as const }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** What exercises begin with. */
function rootsOf(course: Course): string[] {
  return exercisesOf(course).flatMap(({ starter, solution, grader }) => [
    starter,
    solution,
    grader,
  ]);
}

/** A mistake, a variant, or part of one: `graders/<lesson>/<exercise>/mistakes/…`. */
function isKept(course: Course, file: string): boolean {
  return exercisesOf(course).some(({ grader }) =>
    ["mistakes", "variants"].some((kind) => {
      const folder = join(dirname(grader), kind) + sep;
      return file.startsWith(folder) && file.endsWith(".ts");
    }),
  );
}

/** A helper module of the course as it lies beside the solutions. */
function isCopy(course: Course, file: string, helpers: readonly string[]): boolean {
  const isSolution = course.lessons.some(
    ({ id }) => dirname(file) === join(course.root, "solutions", id),
  );
  return isSolution && helpers.includes(basename(file));
}

/** The files from which imports lead, and those they lead to. */
async function reachable(roots: readonly string[], present: ReadonlySet<string>) {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const specifier of importsIn(await readFile(file, "utf8"))) {
      const target = join(dirname(file), specifier);
      const found = [target, `${target}.ts`, target.replace(/\.js$/, ".ts")].find((one) =>
        present.has(one),
      );
      if (found !== undefined) waiting.push(found);
    }
  }
  return reached;
}

/** Relative specifiers of imports, exports from elsewhere and types in `import()`. */
function importsIn(text: string): string[] {
  const from = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"'\n]+)["']/g;
  return [...text.matchAll(from)].flatMap(([, specifier]) => specifier ?? []);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (systemCode(error) === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .filter(({ name }) => !name.startsWith(".") && !name.endsWith(".md"))
    .map(({ parentPath, name }) => join(parentPath, name));
}
