import { drawInputs, type Property } from "./inputs.ts";

/** How much of what a property draws belongs to one of its declared classes. */
export interface CoverageOfClass {
  class: string;
  /** Share found, from 0 to 1. */
  share: number;
  /** Least share declared. */
  least: number;
}

/**
 * Draws `count` inputs of a property from a seed and tells each declared class's share among them.
 * Throws what the generators or the classes' conditions throw.
 */
export function coverageOf(property: Property, seed: number, count: number): CoverageOfClass[] {
  const inputs = drawInputs(property, seed, count);
  return Object.entries(property.covers).map(([name, { share: least, when }]) => {
    const members = inputs.filter(({ drawn }) => when(drawn)).length;
    return { class: name, share: members / count, least };
  });
}
