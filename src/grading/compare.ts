import type { Json, JsonObject, Path } from "../json.ts";
import { closestAlternative } from "./closest.ts";
import type { Difference } from "./outcome.ts";
import { type Expected, isPattern, type Pattern } from "./pattern.ts";
import { asJson } from "./shown.ts";

/** Differences worth reporting: a person looks at the first, and a report must not grow without end. */
const reported = 20;

/**
 * Where a received JSON value is not what was expected, by path: in the order of the expected value,
 * then members that nothing was expected of, in the order received. Empty when it fits. At most 20.
 * Types are compared strictly, the order of members is not looked at, `-0` is 0.
 */
export function compare(expected: Expected, received: Json): Difference[] {
  return allDifferences(expected, received).slice(0, reported);
}

/** What `compare` gives, however many there are. */
export function allDifferences(expected: Expected, received: Json): Difference[] {
  return differences(expected, received, []);
}

function differences(expected: Expected, received: Json, path: Path): Difference[] {
  const found: Difference[] = [];
  collect(expected, received, [...path], found);
  return found;
}

type Members = { readonly [key: string]: Expected | undefined };

/**
 * Adds to `found`. One path is used all the way down and copied where something differs, because
 * nearly everything that is compared is right.
 */
function collect(
  expected: Expected,
  received: Json,
  path: (string | number)[],
  found: Difference[],
): void {
  if (typeof expected !== "object" || expected === null) {
    if (expected !== received) found.push(whole(expected, received, path));
  } else if (isPattern(expected)) {
    collectPattern(expected, received, path, found);
  } else if (isArray(expected)) {
    if (isArray(received)) collectElements(expected, received, path, found);
    else found.push(whole(expected, received, path));
  } else if (isObject(received)) {
    collectMembers(expected, received, path, found);
    collectExtra(expected, received, path, found);
  } else {
    found.push(whole(expected, received, path));
  }
}

function collectPattern(
  pattern: Pattern,
  received: Json,
  path: (string | number)[],
  found: Difference[],
): void {
  switch (pattern.$pattern) {
    case "any":
      return;
    case "text":
      if (!names(received, pattern.naming)) found.push(whole(pattern, received, path));
      return;
    case "optional":
      collect(pattern.value, received, path, found);
      return;
    case "open":
      if (isObject(received)) collectMembers(pattern.members, received, path, found);
      else found.push(whole(pattern, received, path));
      return;
    case "not":
      if (differences(pattern.value, received, path).length === 0) {
        found.push(whole(pattern, received, path));
      }
      return;
    case "anyOf": {
      const nearest = closestAlternative(pattern.of, path, (one) =>
        differences(one, received, path),
      );
      // Where not even the type fits, to name one alternative would hide the others.
      const misses = nearest.some((difference) => difference.path.length === path.length);
      for (const difference of misses ? [whole(pattern, received, path)] : nearest) {
        found.push(difference);
      }
    }
  }
}

function collectElements(
  expected: readonly Expected[],
  received: readonly Json[],
  path: (string | number)[],
  found: Difference[],
): void {
  expected.forEach((element, i) => {
    collectAt(i, element, received[i], path, found);
  });
  for (const [i, extra] of received.slice(expected.length).entries()) {
    found.push({ path: [...path, expected.length + i], received: extra });
  }
}

function collectMembers(
  expected: Members,
  received: JsonObject,
  path: (string | number)[],
  found: Difference[],
): void {
  for (const name of Object.keys(expected)) {
    const value = expected[name];
    if (value === undefined) continue;
    const member = Object.hasOwn(received, name) ? received[name] : undefined;
    collectAt(name, value, member, path, found);
  }
}

function collectExtra(
  expected: Members,
  received: JsonObject,
  path: Path,
  found: Difference[],
): void {
  for (const name of Object.keys(received)) {
    const value = received[name];
    if (value === undefined || (Object.hasOwn(expected, name) && expected[name] !== undefined)) {
      continue;
    }
    found.push({ path: [...path, name], received: value });
  }
}

/** `received` is undefined where nothing is. */
function collectAt(
  key: string | number,
  expected: Expected,
  received: Json | undefined,
  path: (string | number)[],
  found: Difference[],
): void {
  path.push(key);
  if (received !== undefined) {
    collect(expected, received, path, found);
  } else if (!isPattern(expected) || expected.$pattern !== "optional") {
    found.push({ path: [...path], expected: asJson(expected) });
  }
  path.pop();
}

function whole(expected: Expected, received: Json, path: Path): Difference {
  return { path: [...path], expected: asJson(expected), received };
}

function names(received: Json, parts: readonly string[]): boolean {
  if (typeof received !== "string") return false;
  const text = received.toLowerCase();
  return parts.every((part) => text.includes(part.toLowerCase()));
}

function isArray(value: Expected): value is readonly Expected[];
function isArray(value: Json): value is Json[];
function isArray(value: Expected): boolean {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
