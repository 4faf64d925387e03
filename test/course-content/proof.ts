import { afterAll, describe, expect, it } from "vitest";
import type { Grader } from "../../src/grading/words.ts";
import { contentOf, type Mistake } from "./content.ts";
import { failedIn, judgeOf, notPassedIn, type Verdict } from "./judge.ts";

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
/** Inputs drawn for each property, with each of the seeds. */
const runsPerSeed = 50;

/**
 * Proves a grader by submissions: each mistake fails the check it names before any other, each check
 * is the only one to fail for some mistake, no two mistakes are the same, and what is right passes.
 */
export function proveGrader(exercise: string, grader: Grader): void {
  const { starter, solution, mistakes, variants } = contentOf(exercise);
  const { judge, close } = judgeOf(exercise, grader, 200);
  const checks = Object.keys(grader.checks);
  const known = new Map<Mistake, Promise<Verdict>>();
  afterAll(close);

  function verdictOf(mistake: Mistake): Promise<Verdict> {
    const verdict = known.get(mistake) ?? judge(mistake, 1);
    known.set(mistake, verdict);
    return verdict;
  }

  describe(`a mistake in ${exercise}`, () => {
    it.each(mistakes)("$name fails the check it names, and that one first", async (mistake) => {
      const verdict = await verdictOf(mistake);
      expect(failedIn(verdict)[0]).toBe(mistake.check);
      expect(Object.values(verdict.outcomes)).not.toContainEqual(
        expect.objectContaining({ status: "errored" }),
      );
    });

    it.each(mistakes)("$name is explained to the student", ({ says }) => {
      expect(says).toMatch(/^It looks as if .{40,}\.$/);
    });

    it("answers differently from every other one", async () => {
      const byAnswers = new Map<string, string>();
      for (const mistake of mistakes) {
        const { answers } = await verdictOf(mistake);
        expect([byAnswers.get(answers), mistake.name]).toEqual([undefined, mistake.name]);
        byAnswers.set(answers, mistake.name);
      }
    });
  });

  describe(`a check of ${exercise}`, () => {
    it.each(checks)("%s is the only one to fail for some mistake", async (check) => {
      const alone: string[] = [];
      for (const mistake of mistakes) {
        const failed = failedIn(await verdictOf(mistake));
        if (failed.length === 1 && failed[0] === check) alone.push(mistake.name);
      }
      expect(alone).not.toEqual([]);
    });
  });

  describe(`a right way to write ${exercise}`, () => {
    const patient = judgeOf(exercise, grader, runsPerSeed);
    afterAll(patient.close);

    it.each([solution, ...variants])("$name passes with 20 seeds", async (candidate) => {
      for (const seed of seeds) {
        expect({ seed, ...notPassedIn(await patient.judge(candidate, seed)) }).toEqual({ seed });
      }
    });
  });

  it(`the starter of ${exercise} passes no check`, async () => {
    expect(Object.keys(notPassedIn(await judge(starter, 1)))).toEqual(checks);
  });
}
