import { fc } from "mcp-course/grader";
import type { Json, JsonObject } from "../../solutions/02-lifecycle-and-capabilities/protocol.ts";
import { envelope, plain } from "./envelopes.ts";
import { jsonValue, text } from "./generators.ts";
import { CKEY, VERSION, VKEY } from "./names.ts";

/** What the parts of a broken message may hold, and texts that are no message at all. */

/** Anything but the text "2.0"; `undefined` leaves it out. */
export function wrongJsonrpc(): fc.Arbitrary<Json | undefined> {
  return fc.constantFrom<Json | undefined>(
    ...[undefined, null, "", "1.0", "2", "2.1", "2.00", "2.0.0", " 2.0", "2.0 ", "v2.0"],
    ...[2, 1, true, ["2.0"], { version: "2.0" }],
  );
}

/** Anything but text; `undefined` leaves it out. */
export function wrongMethod(): fc.Arbitrary<Json | undefined> {
  return fc.constantFrom<Json | undefined>(
    ...[undefined, null, 0, 42, true, false, [], ["server/discover"], {}, { name: "initialize" }],
  );
}

/** Text that is no version this course's server speaks: real ones, and ones that come close. */
export function otherVersion(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("1900-01-01", "2024-11-05", "2025-06-18") },
    {
      weight: 2,
      arbitrary: fc.constantFrom("2025-11-25", "2026-07-27", "2026-07-29", "2099-01-01"),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...["2026-07", "2026-07-28 ", " 2026-07-28", "2026-07-28-draft", "2026-07-28.1"],
        ...["v2026-07-28", "2026-7-28", "20260728", "latest", "2.0"],
      ),
    },
    { weight: 1, arbitrary: text().filter((version) => version !== "") },
  );
}

/** What a version must never be taken for, even if it looks like the right one. */
export function oddVersion(): fc.Arbitrary<Json> {
  const asList = [VERSION];
  return fc.constantFrom<Json>(
    ...[null, "", asList, asList, asList, 20260728, true, false, 0, { version: VERSION }],
  );
}

/** Anything but an object; `undefined` leaves them out. What is often overlooked comes often. */
export function wrongCapabilities(): fc.Arbitrary<Json | undefined> {
  return fc.constantFrom<Json | undefined>(
    ...[undefined, undefined, undefined, undefined, undefined, undefined],
    ...[null, null, null, null, null, null, [], ["tools"]],
    ...["tools", "", true, false, 1, 0],
  );
}

/** What stands where an object is due: in place of `params` or `_meta`. */
export function notAnObject(): fc.Arbitrary<Json> {
  return fc.constantFrom<Json>(null, null, null, null, null, [], "text", VKEY, 7, true);
}

/** Members that look as if they were the required ones of `_meta`, but are called too shortly. */
export const shortNames: JsonObject = { protocolVersion: VERSION, clientCapabilities: {} };

/** The required members of `_meta`, where they stand one level too high. */
export const fullNames: JsonObject = { [VKEY]: VERSION, [CKEY]: {} };

/** The params of an `initialize` as older revisions had it. */
export const handshakeParams: JsonObject = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "client", version: "1.0.0" },
};

/** Text of a JSON value that is no object: alone, or a list of good messages. */
export function bareValue(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom("null", "true", "false", "0", "42", '""', '"2.0"', "[]", "[[]]", "[{}]"),
    jsonValue()
      .filter((value) => typeof value !== "object" || value === null || Array.isArray(value))
      .map((value) => JSON.stringify(value)),
    envelope(plain).map((text) => `[${text}]`),
  );
}

/** Text that is not JSON, though a good message may be found in it. */
export function brokenText(): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 1,
      arbitrary: fc.tuple(envelope(plain), fc.integer({ min: 1, max: 99 })).map(cut),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(envelope(plain), fc.constantFrom(...spoiled, commaTooMuch))
        .map(([good, spoil]) => spoil(good)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...["", "", "", " ", "\n", "{", "undefined", "server/discover", "{'jsonrpc': '2.0'}"],
      ),
    },
  );
}

const commaTooMuch = (good: string) => good.replace(/\}$/, ",}");

const spoiled: ((good: string) => string)[] = [
  (good) => `data: ${good}\n\n`,
  (good) => `Content-Length: ${good.length}\r\n\r\n${good}`,
  (good) => `${good}\n${good}`,
  (good) => `${good};`,
  commaTooMuch,
  (good) => `// a request\n${good}`,
  (good) => good.replaceAll('"', "'"),
];

function cut([good, percent]: [string, number]): string {
  return good.slice(0, Math.floor((percent / 100) * good.length));
}
