import { compare } from "../../src/grading/compare.ts";
import { drawInputs, type Property } from "../../src/grading/inputs.ts";
import type { Difference } from "../../src/grading/outcome.ts";
import type { Grader, Subject } from "../../src/grading/words.ts";
import type { Json } from "../../src/json.ts";

/** An input on which a property's oracle and the solution do not agree. */
export interface Disagreement {
  check: string;
  drawn: Record<string, unknown>;
  differences: Difference[];
}

/** Ids of a grader's properties. */
export function propertiesOf(grader: Grader): string[] {
  return Object.keys(grader.checks).filter((id) => grader.checks[id]?.form === "property");
}

/** One property of a grader. */
export function propertyOf(grader: Grader, id: string): Property {
  return grader.checks[id] as Property;
}

/**
 * Holds the oracle of one property against a solution, in this process, and tells the first input
 * on which they differ; null when there is none.
 *
 * @param solution The functions themselves, by name.
 */
export async function disagreement(
  grader: Grader,
  check: string,
  solution: Record<string, (...args: never[]) => unknown>,
  { seed, inputs }: { seed: number; inputs: number },
): Promise<Disagreement | null> {
  const property = propertyOf(grader, check);
  for (const { drawn } of drawInputs(property, seed, inputs)) {
    const received = (await property.call(overJson(solution), drawn)) as Json;
    const differences = compare(property.expect(drawn), received);
    if (differences.length > 0) return { check, drawn, differences };
  }
  return null;
}

/** A solution as a grader sees it: promised, with a copy of all that goes in and comes out. */
function overJson(solution: Record<string, (...args: never[]) => unknown>): Subject<never> {
  const promised = Object.entries(solution).map(([name, call]) => [
    name,
    async (...args: unknown[]) => copy(call(...(args.map(copy) as never[]))),
  ]);
  return Object.fromEntries(promised) as never;
}

function copy(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
