import { fc } from "mcp-course/grader";
import type { Json, JsonObject } from "../../solutions/02-lifecycle-and-capabilities/protocol.ts";

/**
 * Values that all graders of this lesson draw. Each is what JSON text gives back unchanged: no -0,
 * no prototypes of their own, and no member is ever called `__proto__`.
 */

/** Names that every plain object inherits: what a careless look-up in an object finds. */
export const inheritedNames = [
  "toString",
  "constructor",
  "valueOf",
  "hasOwnProperty",
  "isPrototypeOf",
  "toLocaleString",
  "__proto__",
] as const;

/**
 * Characters of other lengths than one: with a mark, of two and more code units, of no width, and
 * those that end a line. (fast-check's own units "grapheme" and "binary" take 20 ms to be made.)
 */
const rareCharacters = [
  ...["é", "e\u0301", "ß", "İ", "模", "😀", "👩‍🚀", "\u200b", "\u202e", "\ufeff"],
  ...["\0", "\t", "\n", "\r\n", "\u2028", "\u007f", '"', "\\"],
];

/** Short text: often empty, blank, or such that it looks like another type. */
export function text(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 8 }) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...rareCharacters), maxLength: 4 }) },
    { weight: 2, arbitrary: fc.constantFrom("", " ", "0", "1", "null", "false", "undefined") },
  );
}

/** An id as the protocol has it: text or a whole number that a double holds exactly. */
export function requestId(): fc.Arbitrary<string | number> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 1000 }) },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
    { weight: 3, arbitrary: fc.constantFrom<string | number>(0, "", "0", "1", -1, "-7") },
    { weight: 2, arbitrary: text() },
    { weight: 1, arbitrary: fc.uuid() },
  );
}

/** A method's name: one that MCP has or had, one inherited by every object, or any text. */
export function methodName(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...knownMethods) },
    { weight: 1, arbitrary: fc.constantFrom(...inheritedNames) },
    { weight: 2, arbitrary: text() },
  );
}

const knownMethods = [
  "server/discover",
  "tools/list",
  "tools/call",
  "resources/list",
  "resources/read",
  "prompts/get",
  "initialize",
  "notifications/cancelled",
  "ping",
];

/** Any JSON value, small; one in a few is falsy. */
export function jsonValue(): fc.Arbitrary<Json> {
  return nested.value;
}

/** Any JSON object, small; `{}` among them. */
export function jsonObject(): fc.Arbitrary<JsonObject> {
  return nested.object;
}

const nested = fc.letrec<{ value: Json; leaf: Json; array: Json[]; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 4, arbitrary: tie("leaf") },
    { weight: 1, arbitrary: tie("array") },
    { weight: 2, arbitrary: tie("object") },
  ),
  leaf: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Json>(null, false, 0, "", true) },
    { weight: 1, arbitrary: fc.integer() },
    {
      weight: 1,
      arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(withoutMinusZero),
    },
    { weight: 2, arbitrary: text() },
  ),
  array: fc.array(tie("value"), { maxLength: 3 }),
  object: fc.dictionary(memberName(), tie("value"), { maxKeys: 3, noNullPrototype: true }),
}));

function memberName(): fc.Arbitrary<string> {
  return fc
    .oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom("name", "arguments", "city", "limit", "cursor", "id"),
      },
      { weight: 1, arbitrary: fc.constantFrom("toString", "constructor", "length", "jsonrpc") },
      { weight: 2, arbitrary: text() },
    )
    .filter((name) => name !== "__proto__");
}

function withoutMinusZero(number: number): number {
  return number === 0 ? 0 : number;
}
