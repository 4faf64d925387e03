import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { systemCode } from "./files.ts";
import { helperModules } from "./hand-out.ts";
import type { Course, Exercise } from "./model.ts";

/** A submission that is kept beside a grader to prove it: a file, or a folder of several. */
export interface Kept {
  /** Of the file or folder, without suffix: `arrow-functions`. */
  name: string;
  /** Absolute path of the file or folder. */
  path: string;
  /** Text by name; `<exercise>.ts` is among them. */
  files: Readonly<Record<string, string>>;
}

/** A wrong one, kept for what somebody believes who writes it. Its name is `<check>.<belief>`. */
export interface KeptMistake extends Kept {
  /** Id of the check that it must fail before any other. */
  check: string;
  /** What to tell its author: its head comment as one line. */
  says: string;
}

/** The mistakes beside an exercise's grader, by name. */
export async function mistakesOf(exercise: Exercise): Promise<KeptMistake[]> {
  const kept = await keptIn("mistakes", exercise);
  return kept.map((mistake) => ({
    ...mistake,
    check: mistake.name.split(".")[0] ?? "",
    says: headComment(mistake.files[exercise.file] ?? ""),
  }));
}

/** The variants beside an exercise's grader, by name: right submissions in other styles. */
export function variantsOf(exercise: Exercise): Promise<Kept[]> {
  return keptIn("variants", exercise);
}

/**
 * Text by name of what stands in where a mistake or a variant has no such file: the solutions of all
 * other exercises, with what lies beside them, and the course's own helper modules.
 */
export async function standInsFor(
  course: Course,
  exercise: Exercise,
): Promise<Record<string, string>> {
  const folders = new Set(course.lessons.flatMap(({ exercises }) => exercises.map(solutionFolder)));
  const inFolders = await Promise.all([...folders].map(filesIn));
  const helpers = await helperModules(course);
  const standIns = Object.assign({}, ...inFolders) as Record<string, string>;
  for (const { name, text } of helpers) standIns[name] = text;
  delete standIns[exercise.file];
  return standIns;
}

/** The first `/** … *\/` of a file as one line of text; empty when it begins with something else. */
export function headComment(text: string): string {
  const comment = /^\uFEFF?\s*\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? "";
  return comment
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join(" ")
    .trim();
}

async function keptIn(folder: "mistakes" | "variants", { grader, file }: Exercise) {
  const path = join(dirname(grader), folder);
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw error;
  });
  const kept = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith(".ts"));
  kept.sort((one, other) => (one.name < other.name ? -1 : 1));
  return Promise.all(
    kept.map(async (entry): Promise<Kept> => {
      const inside = join(path, entry.name);
      return {
        name: basename(entry.name, ".ts"),
        path: inside,
        files: entry.isDirectory()
          ? await filesIn(inside)
          : { [file]: await readFile(inside, "utf8") },
      };
    }),
  );
}

/** Text of all files in a folder, by name relative to it, with `/` between parts. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path, "utf8");
      return [relative(folder, path).replaceAll(sep, "/"), text] as const;
    }),
  );
  return Object.fromEntries(texts);
}

function solutionFolder({ solution }: Exercise): string {
  return dirname(solution);
}
