import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExerciseReport } from "../grading/report.ts";
import type { TypeFault } from "../sandbox/type-check.ts";
import { fileCandidates, namesIn } from "../sandbox/type-check-names.ts";

/**
 * Gives each type error to the exercise it belongs to: the one whose file it stands in, else the
 * first one that comes to that file by its imports.
 */
export async function withTypeErrors(
  exercises: readonly ExerciseReport[],
  errors: readonly TypeFault[],
  folder: string,
): Promise<ExerciseReport[]> {
  const own = new Set(exercises.map(({ file }) => file));
  const elsewhere = errors.filter(({ file }) => !own.has(file));
  const left = new Set(elsewhere);
  const withErrors: ExerciseReport[] = [];
  for (const exercise of exercises) {
    const reached = left.size === 0 ? new Set() : await reachedFrom(exercise.file, folder);
    const reachedErrors = [...left].filter(({ file }) => reached.has(file));
    for (const error of reachedErrors) left.delete(error);
    const ownErrors = errors.filter(({ file }) => file === exercise.file);
    withErrors.push({ ...exercise, typeErrors: [...ownErrors, ...reachedErrors] });
  }
  return withErrors;
}

/** Every file of the folder that a file imports, by itself or through others. */
async function reachedFrom(start: string, folder: string): Promise<Set<string>> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    const text = await readFile(join(folder, file), "utf8").catch(() => null);
    if (text === null) continue;
    reached.add(file);
    for (const { name } of namesIn(text)) {
      const candidates = fileCandidates(name, file);
      if (candidates !== "outside") waiting.push(...candidates);
    }
  }
  return reached;
}
