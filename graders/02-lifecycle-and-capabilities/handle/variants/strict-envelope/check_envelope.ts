import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

const known = ["jsonrpc", "id", "method", "params"];

export function check_envelope(text: string) {
  let message: any;
  try {
    message = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "Parse error");
  }
  if (!isRequest(message)) return error_response(null, -32600, "Invalid request");
  const { id = null, method, params = {} } = message;
  if (method === "initialize") return error_response(id, -32601, "Method not found");
  const meta = params._meta ?? {};
  const missing: string[] = [];
  if (typeof meta[VKEY] !== "string" || meta[VKEY] === "") missing.push(VKEY);
  if (!isObject(meta[CKEY])) missing.push(CKEY);
  if (missing.length > 0) return error_response(id, -32602, missing.join());
  if (meta[VKEY] === VERSION) return message;
  const data = { supported: [VERSION], requested: meta[VKEY] };
  return error_response(id, -32022, "Unsupported protocol version", data);
}

function isRequest(message: any): boolean {
  if (!isObject(message) || !Object.keys(message).every((name) => known.includes(name))) return false;
  const { id = 0, jsonrpc, method, params = {} } = message;
  if (typeof id !== "string" && !Number.isSafeInteger(id)) return false;
  if (!isObject(params) || !isObject(params._meta ?? {}) || params._meta === null) return false;
  return jsonrpc === "2.0" && typeof method === "string";
}

function isObject(value: any): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
