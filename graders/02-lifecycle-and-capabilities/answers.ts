import { any, anyOf, type Expected, open, optional, text } from "mcp-course/grader";

/** Answers as patterns, with holes where the contract leaves the wording or more to the student. */

/** What else an error may or must hold. */
export interface ErrorParts {
  /** The message has to contain each of these, letter case aside. */
  naming?: readonly string[];
  /** Demanded exactly; when it is not given, any data may be there. */
  data?: Expected;
}

/** An error response. */
export function errorAnswer(id: Expected, code: number, parts: ErrorParts = {}): Expected {
  return { jsonrpc: "2.0", id, error: errorWith(code, parts) };
}

/** An error response, where which message it answers is left to another check. */
export function refusal(code: number, parts: ErrorParts = {}): Expected {
  return open({ error: errorWith(code, parts) });
}

function errorWith(code: number, { naming = [], data = optional(any) }: ErrorParts): Expected {
  return { code, message: text(...naming), data };
}

/** Whatever fits one of the answers; the first is the one to show when none fits. */
export function oneOf([first, ...others]: [Expected, ...Expected[]]): Expected {
  const [second, ...rest] = others;
  return second === undefined ? first : anyOf(first, second, ...rest);
}
