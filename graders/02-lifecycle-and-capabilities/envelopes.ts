import { fc } from "mcp-course/grader";
import type { Json, JsonObject } from "../../solutions/02-lifecycle-and-capabilities/protocol.ts";
import { inheritedNames, jsonObject, methodName, requestId } from "./generators.ts";
import { CKEY, VERSION, VKEY } from "./names.ts";

/**
 * Texts of messages: good ones, and ones that are broken where a check wants them to be. A message
 * is drawn part by part, so a check names the parts that it breaks and leaves the others good.
 */

/** The parts of a message. `undefined`: the part is left out. */
export interface Parts {
  jsonrpc: Json | undefined;
  id: Json | undefined;
  method: Json | undefined;
  version: Json | undefined;
  capabilities: Json | undefined;
  /** Members of `_meta`, of `params` and of the message itself, beside those that are required. */
  besideInMeta: JsonObject;
  besideInParams: JsonObject;
  beside: JsonObject;
  /** Stands in place of the whole of `_meta` or `params`. `"whole"`: nothing does. */
  meta: Json | undefined;
  params: Json | undefined;
  /** Spaces that each level is indented by; 0 puts all on one line. */
  indent: number;
}

type PartsDrawn = { readonly [P in keyof Parts]: fc.Arbitrary<Parts[P]> };

/** Stands for a part that is built from the others, as a good message has it. */
const whole = "whole";

const familiar = [
  "server/discover",
  "tools/list",
  "tools/call",
  "resources/read",
  "ping",
  "notifications/cancelled",
];

const nearlyFamiliar = [
  // Thrice, so that no seed leaves it out.
  ...["", "", ""],
  "initialize ",
  "Initialize",
  "notifications/initialized",
  "server/discover ",
  "Server/Discover",
  "server/discovery",
];

const good: PartsDrawn = {
  jsonrpc: fc.constant("2.0"),
  id: requestId(),
  method: goodMethod(),
  version: fc.constant(VERSION),
  capabilities: fc.constantFrom<JsonObject>({}, { elicitation: {} }, { sampling: {}, roots: {} }),
  besideInMeta: fc.constantFrom<JsonObject>(
    {},
    { "io.modelcontextprotocol/clientInfo": { name: "client", version: "1.0.0" } },
    { progressToken: 0, traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" },
  ),
  besideInParams: fc.constantFrom<JsonObject>(
    {},
    { name: "add", arguments: { a: 2, b: 3 } },
    { name: "say", arguments: { text: "It's four o'clock in Besançon" } },
  ),
  beside: fc.constant({}),
  meta: fc.constant(whole),
  params: fc.constant(whole),
  indent: fc.constantFrom(0, 0, 2),
};

/** Parts that hold all sorts of things, for the checks that all of them must come through. */
export const rich = {
  besideInParams: fc.oneof(good.besideInParams, jsonObject()),
} satisfies Partial<PartsDrawn>;

/** Parts that raise no questions: what a check breaks is then all there is to the message. */
export const plain = {
  id: fc.integer({ min: 1, max: 99 }),
  method: fc.constantFrom("server/discover", "tools/list", "tools/call"),
  capabilities: fc.constant({ elicitation: {} }),
  besideInMeta: fc.constant({}),
  besideInParams: fc.constant({}),
  indent: fc.constant(0),
} satisfies Partial<PartsDrawn>;

/** Text of a message that is good in all parts except those that are given. */
export function envelope(parts: Partial<PartsDrawn> = {}): fc.Arbitrary<string> {
  return fc.record<Parts>({ ...good, ...parts }).map(write);
}

/** Text of one message with the parts as given, for examples; the rest is a discover request. */
export function written(parts: Partial<Parts> = {}): string {
  return write({
    jsonrpc: "2.0",
    id: 1,
    method: "server/discover",
    version: VERSION,
    capabilities: { elicitation: {} },
    besideInMeta: {},
    besideInParams: {},
    beside: {},
    meta: whole,
    params: whole,
    indent: 0,
    ...parts,
  });
}

/** Text of messages with none, one or several of the given parts broken: each is, one time in four. */
export function brokenHereAndThere(
  broken: Partial<PartsDrawn>,
  unbroken: Partial<PartsDrawn> = good,
): fc.Arbitrary<string> {
  const others: PartsDrawn = { ...good, ...unbroken };
  const mixed: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [part, drawn] of Object.entries(broken)) {
    mixed[part] = fc.oneof<{ arbitrary: fc.Arbitrary<unknown>; weight: number }[]>(
      { weight: 3, arbitrary: others[part as keyof Parts] },
      { weight: 1, arbitrary: drawn },
    );
  }
  return envelope({ ...unbroken, ...(mixed as Partial<PartsDrawn>) });
}

/** A method that a request may have: whether a server knows it is another question. */
export function goodMethod(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...familiar) },
    { weight: 4, arbitrary: fc.constantFrom(...nearlyFamiliar) },
    { weight: 2, arbitrary: fc.constantFrom("__proto__", ...inheritedNames) },
    { weight: 1, arbitrary: methodName().filter((name) => name !== "initialize") },
  );
}

function write(parts: Parts): string {
  const meta = { ...parts.besideInMeta, [VKEY]: parts.version, [CKEY]: parts.capabilities };
  const params = {
    ...parts.besideInParams,
    _meta: parts.meta === whole ? meta : parts.meta,
  };
  const message = {
    jsonrpc: parts.jsonrpc,
    id: parts.id,
    method: parts.method,
    params: parts.params === whole ? params : parts.params,
    ...parts.beside,
  };
  return JSON.stringify(message, null, parts.indent);
}

/** The members of the message in a text; none when it is no object. */
export function messageIn(text: string): JsonObject {
  const message = JSON.parse(text) as Json;
  return typeof message === "object" && message !== null && !Array.isArray(message) ? message : {};
}

/** `params._meta` of the message in a text; none when there is no such object. */
export function metaIn(text: string): JsonObject {
  const { params } = messageIn(text);
  return messageIn(JSON.stringify(messageIn(JSON.stringify(params ?? null))._meta ?? null));
}

/** An id that the protocol does not know; `undefined` makes the message a notification. */
export function oddId(): fc.Arbitrary<Json | undefined> {
  return fc.constantFrom<Json | undefined>(undefined, null, 1.5, true, [], {}, 2 ** 53);
}
