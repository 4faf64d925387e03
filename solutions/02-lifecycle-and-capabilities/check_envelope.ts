import { error_response } from "./error_response.ts";
import {
  CKEY,
  type ErrorResponse,
  type JsonObject,
  type Request,
  type RequestId,
  VERSION,
  VKEY,
} from "./protocol.ts";

/** Reads a message: gives back the request when it is fine, else the answer to its first fault. */
export function check_envelope(text: string): Request | ErrorResponse {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "This is not JSON");
  }
  if (!isObject(message)) return error_response(null, -32600, "A request is an object");

  // Not `||`: 0 and "" are ids too. Absent, there is none to carry.
  const id = (message.id ?? null) as RequestId | null;
  if (message.jsonrpc !== "2.0") return error_response(id, -32600, 'jsonrpc must be "2.0"');
  if (typeof message.method !== "string") return error_response(id, -32600, "method must be text");
  if (message.method === "initialize") {
    return error_response(id, -32601, `There is no initialize in ${VERSION}`);
  }

  const params = isObject(message.params) ? message.params : {};
  const meta = isObject(params._meta) ? params._meta : {};
  const missing: string[] = [];
  if (meta[VKEY] === undefined) missing.push(VKEY);
  if (!isObject(meta[CKEY])) missing.push(CKEY);
  if (missing.length > 0) return error_response(id, -32602, `_meta lacks ${missing.join(", ")}`);

  const requested = meta[VKEY] ?? null;
  if (requested !== VERSION) {
    const data = { supported: [VERSION], requested };
    return error_response(id, -32022, "Unsupported protocol version", data);
  }
  return message as unknown as Request;
}

/** Arrays and null are objects to `typeof`, but not to JSON. */
function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
