import type { Json } from "../../json.ts";
import type { Verdict, Wrong } from "../attempt.ts";
import { allDifferences } from "../compare.ts";
import { isDeath } from "../death.ts";
import type { Difference } from "../outcome.ts";
import { type OpenWording, withOpenWordingIn } from "./wording.ts";

/**
 * What an answer comes to, as far as its check looks at it. Two programs answer an input alike when
 * these texts are the same:
 *
 * - both are right, however differently where the contract leaves something open;
 * - or both did the same instead of giving a value: threw, gave a promise, and so on;
 * - or both gave values that differ from what was expected in the same places by the same values,
 *   the wording of messages aside.
 *
 * Null where nothing can be said: the program died, or the fault is ours.
 */
export function answerText(verdict: Verdict, open: OpenWording): string | null {
  switch (verdict.is) {
    case "right":
      return right;
    case "wrong":
      return isDeath(verdict) ? null : wrongText(verdict, open);
    default:
      return null;
  }
}

/** The text of every right answer. */
export const right = "";

function wrongText({ fault, expected, received }: Wrong, open: OpenWording): string {
  if (fault) return fault.kind;
  if (expected === undefined || received === undefined) return "value";
  const openHere = withOpenWordingIn(expected, open);
  const places = allDifferences(expected, received).map((difference) =>
    JSON.stringify(essence(difference, openHere)),
  );
  // Members that nothing was expected of come in the order in which they were received.
  return places.sort().join("\n");
}

function essence({ path, expected, received }: Difference, open: OpenWording): Json {
  if (received === undefined) return [[...path]];
  if (typeof received === "string" && isTextPattern(expected)) {
    return [[...path], named(received, expected.naming)];
  }
  // A text that is demanded exactly is not open, whatever other checks say of its name.
  const name = typeof expected === "string" ? undefined : path.at(-1);
  return [[...path], withoutWording(received, name, open)];
}

/** Which of the things that a text had to name it does name. */
function named(text: string, naming: readonly string[]): Json {
  const lower = text.toLowerCase();
  return { $pattern: "text", naming: naming.filter((part) => lower.includes(part.toLowerCase())) };
}

/** A value with texts of open wording replaced, and members in one order. */
function withoutWording(value: Json, name: string | number | undefined, open: OpenWording): Json {
  if (typeof value === "string") {
    return typeof name === "string" && open.has(name) ? named(value, []) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutWording(one, undefined, open));
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, withoutWording(member, key, open)]),
  );
}

function isTextPattern(
  expected: Json | undefined,
): expected is { $pattern: "text"; naming: string[] } {
  return (
    typeof expected === "object" &&
    expected !== null &&
    !Array.isArray(expected) &&
    expected.$pattern === "text"
  );
}
