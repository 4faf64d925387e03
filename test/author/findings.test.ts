import { describe, expect, test } from "vitest";
import { inputsOfSeeds } from "../../src/author/inputs-of-seeds.ts";
import { clashingExercises } from "../../src/author/names.ts";
import { loadCourse } from "../../src/course/load.ts";
import { loadGraders } from "../../src/course/load-graders.ts";
import { own } from "./faults/fault.ts";
import { faultsOfMistakes } from "./faults/of-mistakes.ts";
import { faultsOfOthers } from "./faults/of-others.ts";
import { provedCourse, verifyChanged } from "./proved-course.ts";

const faults = { ...faultsOfMistakes, ...faultsOfOthers };

describe.each(Object.entries(faults))("%s", (_code, some) => {
  test.each(some)("$what", async ({ changes, found, facts = {} }) => {
    const isOfNone = found.some(([code]) => code === "stray-file");
    const { findings } = await verifyChanged(changes, isOfNone ? {} : { asked: ["double"] });
    expect(findings.map(({ code, file }) => [code, file])).toEqual(found);
    expect(findings[0]).toMatchObject(facts);
  });
});

describe("what only some seeds show", () => {
  test("a variant that fails with a further seed alone is found, with that seed", async () => {
    const { n, seed } = await drawnOnce([3], 50);
    const { findings } = await verifyChanged(
      {
        [`${own}/variants/adds.ts`]: `export const double = (n: number) => n === ${n} ? 0 : 2 * n;\n`,
      },
      { asked: ["double"] },
    );
    expect(findings).toMatchObject([
      { code: "variant-fails", check: "any", seed, failure: { drawn: { n } } },
    ]);
  });

  test("a mistake that a property misses with a further seed is found, with those seeds", async () => {
    const { n } = await drawnOnce([1], 100);
    const mistake = `${own}/mistakes/any.but-one.ts`;
    const text = `/** One number is wrong. */\nexport const double = (n: number) => n === ${n} ? 0 : 2 * n;\n`;
    const { findings } = await verifyChanged({ [mistake]: text }, { asked: ["double"] });
    expect(findings).toEqual([
      { code: "mistake-missed", file: mistake, exercise: "double", check: "any", seeds: [2, 3] },
    ]);
  });
});

test("exercises that differ in capital letters alone are found", () => {
  const exercises = ["handle", "Handle", "other"].map((id) => ({ id, file: `${id}.ts` }));
  expect(clashingExercises(exercises)).toMatchObject([
    { code: "names-clash", of: "exercise", names: ["handle", "Handle"], file: "handle.ts" },
  ]);
});

/** A number that the property `any` draws with one of three seeds only, among its first inputs. */
async function drawnOnce([seed = 1]: [number], runs: number): Promise<{ n: number; seed: number }> {
  const loaded = await loadGraders(await loadCourse(provedCourse()), ["double"]);
  const grader = loaded.find(({ id }) => id === "double")?.graded;
  if (grader === undefined) throw new Error("no grader");
  const inputs = inputsOfSeeds("double", grader, [1, 2, 3], 100);
  const drawnBy = (one: number) => inputs.of("any", one).map(({ drawn }) => drawn.n);
  const others = [1, 2, 3].filter((one) => one !== seed).flatMap(drawnBy);
  const early = inputs.of("any", seed).filter(({ run }) => run < runs);
  const found = early.find(({ drawn }) => !others.includes(drawn.n) && drawn.n !== 2);
  return { n: Number(found?.drawn.n), seed };
}
