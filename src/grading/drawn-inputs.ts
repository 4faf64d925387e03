import type { GradeRequest } from "./grade.ts";
import { distinct, drawInputs, type Input, type Property } from "./inputs.ts";
import { checkSeed } from "./seed.ts";

/** The inputs of all properties of a grading. */
export interface DrawnInputs {
  /** Those of one property, each once; throws what its generators throw, each time. */
  of(exercise: string, check: string, property: Property): Input[];
}

/**
 * Draws the inputs of a property when they are first asked for. That is not sooner than needed: the
 * submission's process is at work meanwhile on what was drawn before.
 */
export function drawnInputs({ seed, runs }: Pick<GradeRequest, "seed" | "runs">): DrawnInputs {
  const drawn = new Map<string, () => Input[]>();
  return {
    of(exercise, check, property) {
      const key = `${exercise}\n${check}`;
      const draw =
        drawn.get(key) ??
        attemptTo(() => distinct(drawInputs(property, checkSeed(seed, exercise, check), runs)));
      drawn.set(key, draw);
      return draw();
    },
  };
}

/** What a function gave, to be given (or thrown) again. */
function attemptTo<T>(make: () => T): () => T {
  try {
    const made = make();
    return () => made;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
