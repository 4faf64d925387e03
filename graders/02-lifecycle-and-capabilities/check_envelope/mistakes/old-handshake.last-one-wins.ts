/**
 * It looks as if each fault writes over the one before, so that the last one is answered. The
 * first one wins: return as soon as you have found it.
 */
import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

function isObject(value: any) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function check_envelope(text: string) {
  let request: any;
  try {
    request = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "Parse error");
  }
  if (!isObject(request)) {
    return error_response(null, -32600, "Invalid request");
  }

  const id = request.id ?? null;
  let result = request;
  if (request.jsonrpc !== "2.0" || typeof request.method !== "string") {
    result = error_response(id, -32600, "Invalid request");
  }
  if (request.method === "initialize") {
    result = error_response(id, -32601, "Method not found");
  }
  const meta = request.params?._meta ?? {};
  const missing: string[] = [];
  if (meta[VKEY] === undefined) missing.push(VKEY);
  if (!isObject(meta[CKEY])) missing.push(CKEY);
  if (missing.length > 0) {
    result = error_response(id, -32602, "Missing: " + missing.join(", "));
  }
  if (meta[VKEY] !== undefined && meta[VKEY] !== VERSION) {
    result = error_response(id, -32022, "Unsupported version", {
      supported: [VERSION],
      requested: meta[VKEY],
    });
  }
  return result;
}
