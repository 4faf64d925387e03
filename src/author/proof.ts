import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { type KeptMistake, mistakesOf, variantsOf } from "../course/mistakes-and-variants.ts";
import type { Course, LoadedExercise } from "../course/model.ts";
import type { Files } from "./evidence.ts";

/** All that proves the grader of one exercise. */
export interface Proof {
  exercise: LoadedExercise;
  starter: Kept;
  solution: Kept;
  mistakes: Mistake[];
  variants: Kept[];
}

/** A submission that the course keeps. */
export interface Kept {
  role: "starter" | "solution" | "variant" | "mistake";
  name: string;
  /** Its file or folder, relative to the course. */
  file: string;
  files: Files;
}

/** A wrong one. */
export interface Mistake extends Kept, Pick<KeptMistake, "check" | "says"> {
  role: "mistake";
}

/** Reads what proves the grader of an exercise. */
export async function readProof(course: Course, exercise: LoadedExercise): Promise<Proof> {
  const [starter, solution, mistakes, variants] = await Promise.all([
    readOne("starter"),
    readOne("solution"),
    mistakesOf(exercise),
    variantsOf(exercise),
  ]);

  async function readOne(role: "starter" | "solution"): Promise<Kept> {
    const path = exercise[role];
    const text = await readFile(path, "utf8");
    return { role, name: role, file: fileIn(course, path), files: { [exercise.file]: text } };
  }

  const located = <K extends { path: string }, R extends Kept["role"]>(role: R, kept: K) => {
    const { path, ...rest } = kept;
    return { ...rest, role, file: fileIn(course, path) };
  };
  return {
    exercise,
    starter,
    solution,
    mistakes: mistakes.map((mistake) => located("mistake", mistake)),
    variants: variants.map((variant) => located("variant", variant)),
  };
}

/** A file's path relative to the course, as findings have it. */
export function fileIn({ root }: Course, path: string): string {
  return relative(root, path).replaceAll(sep, "/");
}
