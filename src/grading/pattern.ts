import type { Json } from "../json.ts";

/**
 * What a check expects: a JSON value with holes where the contract leaves something open. Patterns
 * are plain data, so that a report can carry them and a screen can word them.
 */
export type Expected =
  | null
  | boolean
  | number
  | string
  | readonly Expected[]
  | { readonly [key: string]: Expected | undefined }
  | Pattern;

export type Pattern =
  | { readonly $pattern: "any" }
  | { readonly $pattern: "text"; readonly naming: readonly string[] }
  | { readonly $pattern: "anyOf"; readonly of: readonly Expected[] }
  | { readonly $pattern: "optional"; readonly value: Expected }
  | {
      readonly $pattern: "open";
      readonly members: { readonly [key: string]: Expected | undefined };
    }
  | { readonly $pattern: "not"; readonly value: Expected };

/** Any JSON value at all. */
export const any: Pattern = { $pattern: "any" };

/** Text that contains each of the parts, letter case aside. No parts: any text. */
export function text(...naming: string[]): Pattern {
  return { $pattern: "text", naming };
}

/** Whatever fits one of the alternatives; the first is the one to show when none fits. */
export function anyOf(...of: [Expected, Expected, ...Expected[]]): Pattern {
  return { $pattern: "anyOf", of };
}

/** A member that may be left out; when it is there, it fits the value. */
export function optional(value: Expected = any): Pattern {
  return { $pattern: "optional", value };
}

/** An object that has these members and may have others. */
export function open(members: { readonly [key: string]: Expected | undefined }): Pattern {
  return { $pattern: "open", members };
}

/** Any JSON value that does not fit the given one. */
export function not(value: Expected): Pattern {
  return { $pattern: "not", value };
}

/** Tells a pattern from a plain expected value. */
export function isPattern(expected: Expected | undefined): expected is Pattern {
  return (
    typeof expected === "object" &&
    expected !== null &&
    "$pattern" in expected &&
    typeof expected.$pattern === "string"
  );
}

/** A pattern as it stands in a report. */
export type ShownPattern = Json;
