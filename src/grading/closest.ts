import type { Json, Path } from "../json.ts";
import type { Difference } from "./outcome.ts";

/**
 * Of the differences from each alternative of an `anyOf` at `path`, those that a person would call
 * the nearest miss: an alternative of the received value's own type before one of another; then the
 * one with the least that differs, counted in values, so that one wrong code deep inside is nearer
 * than a missing object. The first wins a tie. Empty when an alternative fits.
 */
export function closestAlternative(alternatives: Difference[][], path: Path): Difference[] {
  let closest: Difference[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const differences of alternatives) {
    const cost = costOf(differences, path);
    if (cost < least) {
      least = cost;
      closest = differences;
    }
  }
  return closest;
}

/** More than any reply can hold values: 1 MiB of JSON text. */
const anotherType = 2 ** 24;

function costOf(differences: Difference[], path: Path): number {
  let cost = 0;
  for (const { path: at, expected, received } of differences) {
    cost += leaves(expected) + leaves(received);
    if (at.length === path.length) cost += anotherType;
  }
  return cost;
}

/** How many values a value holds; an empty object or array counts as one. */
function leaves(value: Json | undefined): number {
  if (value === undefined) return 0;
  if (typeof value !== "object" || value === null) return 1;
  let sum = 0;
  for (const member of Object.values(value)) sum += leaves(member);
  return Math.max(sum, 1);
}
