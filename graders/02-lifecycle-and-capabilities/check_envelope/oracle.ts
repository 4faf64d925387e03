import { any, anyOf, type Expected, optional } from "mcp-course/grader";
import type {
  Json,
  JsonObject,
} from "../../../solutions/02-lifecycle-and-capabilities/protocol.ts";
import { errorAnswer, oneOf } from "../answers.ts";
import { CKEY, VERSION, VKEY } from "../names.ts";

/** What a message may be answered with. At least one of the two is not empty. */
export interface Judgement {
  /** The request, where taking it for a good one is right. */
  request: JsonObject | null;
  /** Every refusal that is right; where silence is right too, `null` is among them. */
  refusals: Expected[];
}

/** What `check_envelope(text)` may answer. */
export function expectedOfEnvelope(text: string): Expected {
  const { request, refusals } = judge(text);
  if (request === null) return oneOf(refusals as [Expected, ...Expected[]]);
  return oneOf([asParsed(request), ...refusals]);
}

/** Judges a message by the contract, with all that it leaves open. */
export function judge(text: string): Judgement {
  if (text.startsWith(byteOrderMark)) {
    const { request, refusals } = judge(text.slice(1));
    return { request, refusals: [unreadable, ...refusals] };
  }
  let message: Json;
  try {
    message = JSON.parse(text) as Json;
  } catch {
    return { request: null, refusals: [unreadable] };
  }
  if (!isObject(message)) return { request: null, refusals: [errorAnswer(optional(null), -32600)] };
  const refusals = faultOf(message);
  const isFine = refusals.length === 0;
  if (hasOpenPart(message)) refusals.push(invalid(message));
  if (isFine) return { request: message, refusals };
  if (message.id === undefined || message.id === null) refusals.push(null);
  return { request: lacksOnlyMeta(message) ? message : null, refusals };
}

/** Whether no reading of the contract takes the message for a good one. */
export function isFaulty(text: string): boolean {
  return judge(text).request === null;
}

const byteOrderMark = "\uFEFF";
const unreadable = errorAnswer(null, -32700);

/** The answers to the first fault, most literal first; none when there is no fault. */
function faultOf(message: JsonObject): Expected[] {
  const id = idIn(message);
  if (message.jsonrpc !== "2.0" || typeof message.method !== "string") return [invalid(message)];
  if (message.method === "initialize") return [errorAnswer(id, -32601)];

  const { params = {} } = message;
  if (!isObject(params)) return [errorAnswer(id, -32602)];
  const { _meta: meta = {} } = params;
  if (!isObject(meta)) return [errorAnswer(id, -32602)];
  const naming = [VKEY, CKEY].filter((key) => meta[key] === undefined).map(lastPart);
  if (naming.length > 0 || !isObject(meta[CKEY])) return [errorAnswer(id, -32602, { naming })];

  const requested = meta[VKEY] as Json;
  if (requested === VERSION) return [];
  const unsupported = errorAnswer(id, -32022, { data: { supported: [VERSION], requested } });
  const isText = typeof requested === "string" && requested !== "";
  return isText ? [unsupported] : [unsupported, errorAnswer(id, -32602)];
}

function invalid(message: JsonObject): Expected {
  const id = idIn(message);
  return errorAnswer(isLegalId(message.id) ? optional(anyOf(null, id)) : id, -32600);
}

/** The id of an answer to this message: open where the protocol knows no such id. */
function idIn({ id }: JsonObject): Expected {
  if (id === undefined) return optional(null);
  return isLegalId(id) ? id : optional(any);
}

/** Whether the protocol knows such an id: text, or a whole number that a double holds exactly. */
export function isLegalId(id: Json | undefined): id is string | number {
  return typeof id === "string" || Number.isSafeInteger(id);
}

/** Parts that a strict reader may refuse as no request at all, and a literal one passes by. */
function hasOpenPart({ jsonrpc, id, method, params, ...beside }: JsonObject): boolean {
  if (id !== undefined && !isLegalId(id)) return true;
  if (Object.keys(beside).length > 0) return true;
  if (params === undefined) return false;
  return !isObject(params) || (params._meta !== undefined && !isObject(params._meta));
}

/** A notification that is only short of `_meta`: the specification does not demand it there. */
function lacksOnlyMeta(message: JsonObject): boolean {
  const full = { ...message, params: { _meta: { [VKEY]: VERSION, [CKEY]: {} } } };
  return message.id === undefined && faultOf(full).length === 0;
}

/** A request as it comes back: members beside the four may be dropped, an odd id may change. */
function asParsed({ jsonrpc, id, method, params, ...beside }: JsonObject): Expected {
  const expected: Record<string, Expected | undefined> = { jsonrpc, method, params };
  if (id !== undefined) expected.id = isLegalId(id) ? id : optional(any);
  for (const [name, value] of Object.entries(beside)) expected[name] = optional(value);
  return expected;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
