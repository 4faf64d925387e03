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
  return differences(expected, received, []).slice(0, reported);
}

/** Whether a received JSON value is what was expected. */
export function fits(expected: Expected, received: Json): boolean {
  return differences(expected, received, []).length === 0;
}

/** As `compare`, below a path and without end. */
export function differences(expected: Expected, received: Json, path: Path): Difference[] {
  if (isPattern(expected)) return fromPattern(expected, received, path);
  if (Array.isArray(expected)) {
    return Array.isArray(received)
      ? fromArrays(expected, received, path)
      : [{ path, expected: asJson(expected), received }];
  }
  if (isMembers(expected)) {
    return isObject(received)
      ? [...fromMembers(expected, received, path), ...extraMembers(expected, received, path)]
      : [{ path, expected: asJson(expected), received }];
  }
  return expected === received ? [] : [{ path, expected: asJson(expected), received }];
}

function fromPattern(pattern: Pattern, received: Json, path: Path): Difference[] {
  switch (pattern.$pattern) {
    case "any":
      return [];
    case "text":
      return names(received, pattern.naming) ? [] : [whole(pattern, received, path)];
    case "optional":
      return differences(pattern.value, received, path);
    case "open":
      return isObject(received)
        ? fromMembers(pattern.members, received, path)
        : [whole(pattern, received, path)];
    case "not":
      return fits(pattern.value, received) ? [whole(pattern, received, path)] : [];
    case "anyOf": {
      const closest = closestAlternative(
        pattern.of.map((alternative) => differences(alternative, received, path)),
        path,
      );
      // Where not even the type fits, to name one alternative would hide the others.
      return closest.some((difference) => difference.path.length === path.length)
        ? [whole(pattern, received, path)]
        : closest;
    }
  }
}

function fromArrays(expected: readonly Expected[], received: Json[], path: Path): Difference[] {
  const found = expected.flatMap((element, i) =>
    fromMember(element, received[i], [...path, i], i < received.length),
  );
  for (let i = expected.length; i < received.length; i++) {
    found.push(extra([...path, i], received[i]));
  }
  return found;
}

type Members = { readonly [key: string]: Expected | undefined };

function fromMembers(expected: Members, received: JsonObject, path: Path): Difference[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const there = Object.hasOwn(received, name);
    return fromMember(value, there ? received[name] : undefined, [...path, name], there);
  });
}

function extraMembers(expected: Members, received: JsonObject, path: Path): Difference[] {
  return Object.keys(received)
    .filter((name) => !Object.hasOwn(expected, name) || expected[name] === undefined)
    .map((name) => extra([...path, name], received[name]));
}

function fromMember(
  expected: Expected,
  received: Json | undefined,
  path: Path,
  there: boolean,
): Difference[] {
  if (there && received !== undefined) return differences(expected, received, path);
  const mayBeAbsent = isPattern(expected) && expected.$pattern === "optional";
  return mayBeAbsent ? [] : [{ path, expected: asJson(expected) }];
}

function extra(path: Path, received: Json | undefined): Difference {
  return received === undefined ? { path } : { path, received };
}

function whole(pattern: Pattern, received: Json, path: Path): Difference {
  return { path, expected: asJson(pattern), received };
}

function names(received: Json, parts: readonly string[]): boolean {
  if (typeof received !== "string") return false;
  const text = received.toLowerCase();
  return parts.every((part) => text.includes(part.toLowerCase()));
}

function isMembers(expected: Expected): expected is Members {
  return typeof expected === "object" && expected !== null;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
