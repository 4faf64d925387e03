import { readdir, readFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { systemCode } from "../course/files.ts";
import type { Course } from "../course/model.ts";
import type { Finding } from "./finding.ts";

/** Text by a file's path relative to the course. */
type Texts = ReadonlyMap<string, string>;

/**
 * Files below `exercises/`, `solutions/` and `graders/` that nothing uses: no exercise is made of
 * them, and none of its files imports them. Notes (`*.md`) and hidden files may lie anywhere. What the
 * folder of a mistake or a variant holds is not looked at: what it is made of shows when it is compiled.
 */
export async function strayFiles(course: Course): Promise<Finding[]> {
  const handed = await Promise.all(["exercises", "solutions"].map((name) => below(course, name)));
  const ofWorkspace: Texts = new Map(handed.flat());
  const ofGraders: Texts = new Map(await below(course, "graders"));
  return [...strayInWorkspace(course, ofWorkspace), ...strayInGraders(course, ofGraders)]
    .sort()
    .map((file) => ({ file, exercise: null, code: "stray-file" }));
}

/** A workspace is flat: lessons share it, and a solution imports what was handed out beside starters. */
function strayInWorkspace({ lessons }: Course, texts: Texts): string[] {
  const nameOf = (file: string) => {
    const [, lesson = "", ...name] = file.split("/");
    return lessons.some(({ id }) => id === lesson) ? name.join("/") : null;
  };
  const own = lessons.flatMap(({ exercises }) => exercises.map(({ file }) => file));
  const used = reached(own, (name) => {
    const same = [...texts].filter(([file]) => nameOf(file) === name);
    return same.flatMap(([, text]) => importsIn(name, text));
  });
  return [...texts.keys()].filter((file) => !used.has(nameOf(file) ?? ""));
}

function strayInGraders(course: Course, texts: Texts): string[] {
  const folders = course.lessons.flatMap(({ id: lesson, exercises }) =>
    exercises.map(({ id }) => `graders/${lesson}/${id}`),
  );
  const used = reached(
    folders.map((folder) => `${folder}/grader.ts`),
    (file) => importsIn(file, texts.get(file) ?? ""),
  );
  const isKept = (file: string) =>
    file.endsWith(".ts") &&
    folders.some((folder) => /^\/(?:mistakes|variants)\//.test(after(folder, file)));
  return [...texts.keys()].filter((file) => !used.has(file) && !isKept(file));
}

function after(folder: string, file: string): string {
  return file.startsWith(folder) ? file.slice(folder.length) : "";
}

/** All that can be reached from some names, these included. */
function reached(from: readonly string[], next: (name: string) => string[]): Set<string> {
  const names = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    waiting.push(...next(name));
  }
  return names;
}

/** What relative imports, exports from elsewhere and types in `import()` lead to, with their suffix. */
function importsIn(file: string, text: string): string[] {
  const from = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"'\n]+)["']/g;
  return [...text.matchAll(from)].map(([, specifier = ""]) => {
    const target = posix.join(posix.dirname(file), specifier);
    return target.endsWith(".ts") ? target : `${target.replace(/\.js$/, "")}.ts`;
  });
}

async function below({ root }: Course, name: string): Promise<[file: string, text: string][]> {
  const folder = join(root, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (systemCode(error) === "ENOENT") return [];
      throw error;
    },
  );
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .filter(({ name }) => !name.startsWith(".") && !name.endsWith(".md"))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      // Only TypeScript imports anything. What cannot be read, such as a broken link, is used by nobody.
      const text = file.endsWith(".ts") ? await readFile(file, "utf8").catch(() => "") : "";
      return [relative(root, file).replaceAll(sep, "/"), text];
    }),
  );
}
