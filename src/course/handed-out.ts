import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { CourseError, UsageError } from "../errors.ts";
import { readText, relativeToCourse, systemCode, systemReason } from "./files.ts";
import type { Lesson } from "./model.ts";

/** Helper modules of the course: what lies beside the starters and is none. Absolute paths. */
export async function handedOut(root: string, lessons: readonly Lesson[]): Promise<string[]> {
  const found = await Promise.all(
    lessons.map(async (lesson) => {
      const folder = join(root, "exercises", lesson.id);
      const names = await list(folder);
      const starters = lesson.exercises.map((exercise) => exercise.file);
      return names
        .filter((name) => name.endsWith(".ts") && !starters.includes(name))
        .map((name) => join(folder, name));
    }),
  );
  const byName = new Map<string, string>();
  for (const file of found.flat().sort()) {
    const earlier = byName.get(basename(file));
    if (earlier === undefined) byName.set(basename(file), file);
    else await mustBeEqual(root, earlier, file);
  }
  return [...byName.values()];
}

/** The workspace is flat, so lessons that hand out a file of the same name must mean the same file. */
async function mustBeEqual(root: string, first: string, second: string): Promise<void> {
  const [one, other] = await Promise.all([readText(first), readText(second)]);
  if (one === other) return;
  const message = `it differs from ${relativeToCourse(root, first)}, and a workspace has room for one of them`;
  throw new CourseError({ code: "bad-lesson", message }, relativeToCourse(root, second));
}

async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw new UsageError({ code: "cannot-read", file: folder, reason: systemReason(error) });
  });
}
