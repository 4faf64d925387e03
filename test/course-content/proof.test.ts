import { beforeAll, describe, expect, it } from "vitest";
import type { Verification, VerifiedExercise } from "../../src/author/verification.ts";
import { mistakesOf } from "../../src/course/mistakes-and-variants.ts";
import { exercisesOf } from "../../src/course/model.ts";
import { ownCourse, verifyOwnCourse } from "./own-course.ts";

/** How many mistakes of each exercise there are to be at least. */
const leastMistakes = { make_request: 14, error_response: 12, check_envelope: 35, handle: 20 };
const leastVariants = 6;

describe("the proof of our own course", () => {
  let verification: Verification;
  beforeAll(async () => {
    verification = await verifyOwnCourse(20);
  }, 300_000);

  /** What there is of each exercise, by its id. */
  const ofEach = <T>(what: (exercise: VerifiedExercise) => T) =>
    Object.fromEntries(verification.exercises.map((exercise) => [exercise.id, what(exercise)]));

  it("is red nowhere with 20 seeds", () => {
    expect(verification.findings).toEqual([]);
  });

  it("has for each check a mistake that no other check fails", () => {
    const others = verification.exercises.flatMap(({ id, checks }) =>
      checks
        .filter(({ catchesAlone }) => catchesAlone.length === 0)
        .map((check) => `${id}: ${check.id}`),
    );
    expect(others).toEqual([]);
  });

  it("has enough mistakes and variants of each exercise", () => {
    const mistakes = ofEach((exercise) => exercise.mistakes.length);
    for (const [id, least] of Object.entries(leastMistakes)) {
      expect({ id, mistakes: mistakes[id] ?? 0 }).toSatisfy(
        (one: { mistakes: number }) => one.mistakes >= least,
      );
    }
    for (const count of Object.values(ofEach((exercise) => exercise.variants.length))) {
      expect(count).toBeGreaterThanOrEqual(leastVariants);
    }
  });

  it("has starters that pass no check", () => {
    expect(verification.exercises.flatMap(({ starterPasses }) => starterPasses)).toEqual([]);
  });
});

it("each mistake of our own course is explained to the student", async () => {
  const mistakes = await Promise.all(exercisesOf(await ownCourse()).map(mistakesOf));
  for (const { name, says } of mistakes.flat()) {
    expect({ name, says }).toEqual({
      name,
      says: expect.stringMatching(/^It looks as if .{40,}\.$/),
    });
  }
});
