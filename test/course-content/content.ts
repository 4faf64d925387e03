import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { packageRoot } from "../../src/paths.ts";

/** Folder of the lesson that is tested. */
export const lesson = "02-lifecycle-and-capabilities";

/** Something to grade: the text of its files by name, `<exercise>.ts` among them. */
export interface Candidate {
  /** `keeps-id.or-null` of a mistake, `arrow-functions` of a variant, … */
  name: string;
  files: Record<string, string>;
}

/** A wrong submission, the check that must trip over it first, and what to tell its author. */
export interface Mistake extends Candidate {
  check: string;
  says: string;
}

/** All that the course has for one exercise, read from its folders. */
export function contentOf(exercise: string): {
  starter: Candidate;
  solution: Candidate;
  mistakes: Mistake[];
  variants: Candidate[];
} {
  const graded = join(packageRoot, "graders", lesson, exercise);
  return {
    starter: candidate(exercise, join(packageRoot, "exercises", lesson, `${exercise}.ts`)),
    solution: candidate(exercise, join(packageRoot, "solutions", lesson, `${exercise}.ts`)),
    mistakes: entries(join(graded, "mistakes")).map((path) => {
      const mistake = candidate(exercise, path);
      const text = mistake.files[`${exercise}.ts`] ?? "";
      return { ...mistake, check: mistake.name.split(".")[0] ?? "", says: headComment(text) };
    }),
    variants: entries(join(graded, "variants")).map((path) => candidate(exercise, path)),
  };
}

/** The first `/** … *\/` of a file, as one line of text. */
function headComment(text: string): string {
  const comment = /^\uFEFF?\s*\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? "";
  return comment
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join(" ")
    .trim();
}

function candidate(exercise: string, path: string): Candidate {
  const name = basename(path, ".ts");
  if (!statSync(path).isDirectory()) {
    return { name, files: { [`${exercise}.ts`]: readFileSync(path, "utf8") } };
  }
  const inside = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    name,
    files: Object.fromEntries(
      inside.map((file) => [file.slice(path.length + 1), readFileSync(file, "utf8")]),
    ),
  };
}

function entries(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}
