/** One import with .js, one with .ts, one without a suffix. */
import { error_response } from "./error_response";
import { missing } from "./missing-keys.js";
import { VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string) {
  let request: any;
  try {
    request = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "Parse error");
  }
  if (request === null || typeof request !== "object" || Array.isArray(request)) {
    return error_response(null, -32600, "Invalid request");
  }
  const { id = null, jsonrpc, method } = request;
  if (jsonrpc !== "2.0" || typeof method !== "string") {
    return error_response(id, -32600, "Invalid request");
  }
  if (method === "initialize") return error_response(id, -32601, "Method not found");
  const keys = missing(request);
  if (keys.length > 0) return error_response(id, -32602, "missing: " + keys);
  const requested = request.params._meta[VKEY];
  if (requested === VERSION) return request;
  return error_response(id, -32022, "Unsupported", { supported: [VERSION], requested });
}
