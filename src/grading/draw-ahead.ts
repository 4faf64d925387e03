import { setImmediate } from "node:timers/promises";
import type { GradedExercise, GradeRequest } from "./grade.ts";
import { distinct, drawInputs, type Input, type Property } from "./inputs.ts";
import { checkSeed } from "./seed.ts";

/** The inputs of all properties of a grading. */
export interface DrawnInputs {
  /** Those of one property, each once; throws what its generators throw, each time. */
  of(exercise: string, check: string, property: Property): Input[];
  /** Stops drawing ahead. */
  stop(): void;
}

/**
 * Draws the inputs of the exercises' properties while the grader's process has nothing else to do:
 * when the compiler and the submission's process are at work. It lets them in after each property;
 * what is asked for before its turn is drawn at once.
 */
export function drawAhead(
  exercises: readonly GradedExercise[],
  { seed, runs, only }: Pick<GradeRequest, "seed" | "runs" | "only">,
): DrawnInputs {
  const drawn = new Map<string, () => Input[]>();
  let stopped = false;

  function draw(exercise: string, check: string, property: Property): () => Input[] {
    const key = `${exercise}\n${check}`;
    const known = drawn.get(key);
    if (known) return known;
    const result = attemptTo(() =>
      distinct(drawInputs(property, checkSeed(seed, exercise, check), runs)),
    );
    drawn.set(key, result);
    return result;
  }

  async function drawAll(): Promise<void> {
    for (const { id, grader } of exercises) {
      for (const [name, check] of Object.entries(grader.checks)) {
        if (check.form !== "property" || (only ?? name) !== name) continue;
        await setImmediate();
        if (stopped) return;
        draw(id, name, check);
      }
    }
  }

  void drawAll();
  return {
    of: (exercise, check, property) => draw(exercise, check, property)(),
    stop: () => {
      stopped = true;
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
