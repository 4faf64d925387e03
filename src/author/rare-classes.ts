import { setImmediate } from "node:timers/promises";
import { coverageOf } from "../grading/coverage.ts";
import { graderSlip } from "../grading/errored.ts";
import type { Property } from "../grading/inputs.ts";
import { checkSeed } from "../grading/seed.ts";
import type { Fact, Finding } from "./finding.ts";
import type { Proof } from "./proof.ts";

/** Inputs drawn to see which share of them a class has. */
const drawn = 2000;

/** Classes that a property declares and draws too rarely. Other work is let in after each property. */
export async function rareClasses({ exercise }: Proof, grader: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [check, spec] of Object.entries(exercise.graded.checks)) {
    if (spec.form !== "property") continue;
    for (const fact of rareIn(check, spec, checkSeed(1, exercise.id, check))) {
      found.push({ file: grader, exercise: exercise.id, ...fact });
    }
    await setImmediate();
  }
  return found;
}

function rareIn(check: string, property: Property, seed: number): Fact[] {
  try {
    return coverageOf(property, seed, drawn)
      .filter(({ share, least }) => share < least)
      .map((rare) => ({ code: "class-too-rare", check, ...rare }));
  } catch (error) {
    return [{ code: "check-errors", check, message: graderSlip(error), submissions: [] }];
  }
}
