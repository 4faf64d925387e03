import { type Expected, isPattern } from "../pattern.ts";
import type { Grader } from "../words.ts";

/**
 * Names of members, such as `message`, whose wording the contract leaves open: those for which some
 * check expects no more of a text than that it names this or that.
 */
export type OpenWording = ReadonlySet<string>;

/** The members that examples and scripts of a grader leave open: the same with every seed. */
export function openWordingOf({ checks }: Grader): OpenWording {
  const names = new Set<string>();
  for (const check of Object.values(checks)) {
    if (check.form === "example") collect(check.expect, null, names);
    if (check.form === "script") collect(check.expect, null, names);
  }
  return names;
}

/** Those of `open`, and those that one expected value leaves open. */
export function withOpenWordingIn(expected: Expected, open: OpenWording): OpenWording {
  const names = new Set(open);
  collect(expected, null, names);
  return names;
}

/** @param name of the member in which `expected` stands; null where it stands in none */
function collect(expected: Expected | undefined, name: string | null, names: Set<string>): void {
  if (typeof expected !== "object" || expected === null) return;
  if (!isPattern(expected)) {
    const inList = Array.isArray(expected);
    for (const [key, value] of Object.entries(expected)) {
      collect(value as Expected | undefined, inList ? null : key, names);
    }
    return;
  }
  switch (expected.$pattern) {
    case "text":
      if (name !== null) names.add(name);
      return;
    case "anyOf":
      for (const one of expected.of) collect(one, name, names);
      return;
    case "optional":
      collect(expected.value, name, names);
      return;
    case "open":
      collect(expected.members, null, names);
      return;
    case "any":
    case "not":
      return;
  }
}
