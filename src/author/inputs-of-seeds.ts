import type { DrawnInputs } from "../grading/drawn-inputs.ts";
import { type Drawn, distinct, drawInputs, type Input, type Property } from "../grading/inputs.ts";
import type { Expected } from "../grading/pattern.ts";
import { checkSeed } from "../grading/seed.ts";
import type { Check, Grader } from "../grading/words.ts";

/** An input, and the seed it is drawn from. */
export interface SeededInput {
  seed: number;
  input: Input;
}

/**
 * The inputs of one exercise's properties with many seeds. Each is drawn once, and each oracle asked
 * once, however many submissions are judged on them.
 */
export interface InputsOfSeeds {
  /** The grader, with oracles that remember what they answered. */
  grader: Grader;
  /** The inputs with one seed, as a grading takes them. */
  withSeed(seed: number): DrawnInputs;
  /** Those of one property with one seed, the smallest first. Throws what its generators throw. */
  of(check: string, seed: number): readonly Input[];
  /**
   * The first `runs` that further seeds draw for a property, the smallest first: none that the first
   * seed or another has drawn as well. Throws what its generators throw.
   */
  further(check: string, runs: number): readonly SeededInput[];
}

/**
 * @param exercise id of the exercise
 * @param seeds the first of them first
 * @param runs how many inputs each seed draws for a property
 */
export function inputsOfSeeds(
  exercise: string,
  original: Grader,
  seeds: readonly number[],
  runs: number,
): InputsOfSeeds {
  const grader = { ...original, checks: withMemory(original.checks) };
  const drawn = new Map<string, readonly Input[]>();
  const furtherOnes = new Map<string, readonly SeededInput[]>();
  const [first = 1, ...others] = seeds;

  function propertyOf(check: string): Property {
    const found = grader.checks[check];
    if (found?.form !== "property") throw new Error(`${check} is no property`);
    return found;
  }

  function of(check: string, seed: number): readonly Input[] {
    return remembered(drawn, `${seed} ${check}`, () =>
      distinct(drawInputs(propertyOf(check), checkSeed(seed, exercise, check), runs)),
    );
  }

  function drawFurther(check: string, most: number): SeededInput[] {
    const known = new Set(of(check, first).map(({ text }) => text));
    const found: SeededInput[] = [];
    for (const seed of others) {
      for (const input of of(check, seed)) {
        if (input.run >= most || known.has(input.text)) continue;
        known.add(input.text);
        found.push({ seed, input });
      }
    }
    return found.sort((one, other) => one.input.size - other.input.size);
  }

  return {
    grader,
    of,
    withSeed: (seed) => ({ of: (_exercise, check) => [...of(check, seed)] }),
    further: (check, most) =>
      remembered(furtherOnes, `${most} ${check}`, () => drawFurther(check, most)),
  };
}

function withMemory(checks: Grader["checks"]): Grader["checks"] {
  return Object.fromEntries(
    Object.entries(checks).map(([id, check]): [string, Check] => {
      if (check.form !== "property") return [id, check];
      const answers = new WeakMap<Drawn, Expected>();
      const expect = (input: Drawn) => remembered(answers, input, () => check.expect(input));
      return [id, { ...check, expect }];
    }),
  );
}

function remembered<K, V>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
