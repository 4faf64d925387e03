/** Arrows only: a list of judges, and the first that has something to say. */
import { error_response } from "./error_response.ts";
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

type Judge = (message: JsonObject, meta: JsonObject, id: RequestId | null) => object | false;

const isObject = (value: unknown): value is JsonObject =>
  Object.prototype.toString.call(value) === "[object Object]";

const missing = (meta: JsonObject) =>
  [VKEY, CKEY].filter((key) => (key === CKEY ? !isObject(meta[key]) : !Object.hasOwn(meta, key)));

const judges: Judge[] = [
  ({ jsonrpc }, _, id) => jsonrpc !== "2.0" && error_response(id, -32600, "jsonrpc is wrong"),
  ({ method }, _, id) => typeof method !== "string" && error_response(id, -32600, "no method"),
  ({ method }, _, id) => method === "initialize" && error_response(id, -32601, "initialize is gone"),
  (_, meta, id) =>
    missing(meta).length > 0 && error_response(id, -32602, `missing: ${missing(meta).join()}`),
  (_, { [VKEY]: requested = null }, id) =>
    requested !== VERSION &&
    error_response(id, -32022, "unsupported", { supported: [VERSION], requested }),
];

const parsed = (text: string): { message: unknown } | null => {
  try {
    return { message: JSON.parse(text) };
  } catch {
    return null;
  }
};

const metaOf = ({ params }: JsonObject): JsonObject =>
  isObject(params) && isObject(params._meta) ? params._meta : {};

export const check_envelope = (text: string) => {
  const { message } = parsed(text) ?? {};
  if (message === undefined) return error_response(null, -32700, "not JSON");
  if (!isObject(message)) return error_response(null, -32600, "no object");
  const id = (message.id ?? null) as RequestId | null;
  return (
    judges.map((judge) => judge(message, metaOf(message), id)).find((fault) => fault !== false) ??
    message
  );
};
