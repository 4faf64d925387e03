/**
 * It looks as if a method that is no text is answered like a method that is not known. When the
 * method is no text, the message is no request: -32600.
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
  if (request.jsonrpc !== "2.0") {
    return error_response(id, -32600, "Invalid request");
  }
  if (typeof request.method !== "string" || request.method === "initialize") {
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
