/**
 * It looks as if every version from the supported one on is accepted. A newer revision may have
 * changed anything: the server speaks the version it lists, and no other.
 */
import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string) {
  let request: any;
  try {
    request = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "Parse error");
  }
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

  if (version < VERSION) {
    return error_response(id, -32022, "Unsupported protocol version", {
      supported: [VERSION],
      requested: version,
    });
  }
  return request;
}
