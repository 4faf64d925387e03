/**
 * It looks as if nothing catches what JSON.parse throws. Text that is not JSON is no accident for
 * a server, it comes in every day: catch the error, and answer with one of your own.
 */
import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string) {
  const request = JSON.parse(text);
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return error_response(null, -32600, "Invalid request");
  }

  const id = request.id ?? null;
  if (request.jsonrpc !== "2.0" || typeof request.method !== "string") {
    return error_response(id, -32600, "Invalid request");
  }
  if (request.method === "initialize") {
    return error_response(id, -32601, "Method not found");
  }

  const meta = request.params?._meta ?? {};
  const version = meta[VKEY];
  const capabilities = meta[CKEY];
  const missing: string[] = [];
  if (version === undefined) {
    missing.push(VKEY);
  }
  if (typeof capabilities !== "object" || capabilities === null || Array.isArray(capabilities)) {
    missing.push(CKEY);
  }
  if (missing.length > 0) {
    return error_response(id, -32602, "Missing in _meta: " + missing.join(", "));
  }

  if (version !== VERSION) {
    return error_response(id, -32022, "Unsupported protocol version", {
      supported: [VERSION],
      requested: version,
    });
  }
  return request;
}
