import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "../../src/course/check.ts";
import { mistakesOf, standInsFor, variantsOf } from "../../src/course/mistakes-and-variants.ts";
import { type Exercise, exercisesOf } from "../../src/course/model.ts";
import type { Misconception } from "../../src/grading/misconception/mistake.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { ownCourse } from "./own-course.ts";

/** The machine may be busy, and nothing here hangs. */
const limits = { ...defaultLimits, callMs: 20_000, loadMs: 20_000, submissionMs: 600_000 };

/** Mistakes that only some seeds tell from another one: they may go without a name. */
const mayBeUnnamed = 0.1;

const course = await ownCourse();
const proofs = await Promise.all(
  exercisesOf(course).map(async (exercise) => ({
    exercise,
    mistakes: await mistakesOf(exercise),
    variants: await variantsOf(exercise),
    solution: { [exercise.file]: readFileSync(exercise.solution, "utf8") },
  })),
);

/** The misconception that `check` finds in files handed in for an exercise, and how they fared. */
async function checked(
  exercise: Exercise,
  files: Readonly<Record<string, string>>,
  seed: number,
): Promise<{ status: string | undefined; misconception: Misconception | null }> {
  const { exercises } = await check({
    course,
    submission: { folder: null, files, standIns: await standInsFor(course, exercise) },
    asked: [exercise.id],
    seed,
    runs: 200,
    limits,
    osSandbox: "off",
    types: false,
  });
  const report = exercises.find(({ id }) => id === exercise.id);
  return { status: report?.status, misconception: report?.misconception ?? null };
}

describe.each(proofs)("check of $exercise.id", ({ exercise, mistakes, variants, solution }) => {
  const unnamed = new Set<string>();

  it.each(mistakes)("names $name as that mistake or as none", async ({ name, says, files }) => {
    const { status, misconception } = await checked(exercise, files, 1);
    expect(status).toBe("failed");
    if (misconception === null) unnamed.add(name);
    else expect(misconception).toEqual({ mistake: name, says });
  });

  it("names nearly all mistakes", () => {
    expect([...unnamed].slice(Math.floor(mistakes.length * mayBeUnnamed))).toEqual([]);
  });

  it.each(variants)("finds no mistake in the variant $name", async ({ files }) => {
    expect(await checked(exercise, files, 1)).toEqual({ status: "passed", misconception: null });
  });

  it("finds no mistake in the solution", async () => {
    expect(await checked(exercise, solution, 1)).toEqual({
      status: "passed",
      misconception: null,
    });
  });
});
