import type { Json, Path } from "../json.ts";
import type { Difference } from "./outcome.ts";

/**
 * The differences from that alternative of an `anyOf` at `path` which a person would call the
 * nearest miss: one of the received value's own type before one of another; then the one with the
 * least that differs, counted in values, so that one wrong code deep inside is nearer than a missing
 * object. The first wins a tie. Empty as soon as an alternative fits.
 */
export function closestAlternative<T>(
  alternatives: readonly T[],
  path: Path,
  differencesFrom: (alternative: T) => Difference[],
): Difference[] {
  let closest: Difference[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const alternative of alternatives) {
    const differences = differencesFrom(alternative);
    if (differences.length === 0) return differences;
    const cost = costOf(differences, path);
    if (cost < least) {
      least = cost;
      closest = differences;
    }
  }
  return closest;
}

/** More values than any reply can hold: it is 1 MiB of JSON text. */
const anotherType = 2 ** 24;

function costOf(differences: readonly Difference[], path: Path): number {
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
