import { availableParallelism } from "node:os";
import type { Verification } from "../../src/author/verification.ts";
import { verifyCourse } from "../../src/author/verify.ts";
import { loadCourse } from "../../src/course/load.ts";
import type { Course } from "../../src/course/model.ts";
import { packageRoot } from "../../src/paths.ts";

/** The course of this package. */
export function ownCourse(): Promise<Course> {
  return loadCourse(packageRoot);
}

/** What `author verify --seeds N` finds out about it. */
export async function verifyOwnCourse(seeds: number): Promise<Verification> {
  const course = await ownCourse();
  return verifyCourse({ course, asked: [], seeds, threads: availableParallelism() });
}
