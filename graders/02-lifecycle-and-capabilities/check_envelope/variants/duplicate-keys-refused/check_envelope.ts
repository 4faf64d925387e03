/** Has a parser of its own, which refuses objects that name a member twice. */
import { error_response } from "./error_response.ts";
import { parse } from "./json/parse.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) return error_response(null, -32700, parsed.problem);
  const request = parsed.value;
  if (!isObject(request)) return error_response(null, -32600, "Invalid request");

  const id = request.id ?? null;
  if (request.jsonrpc !== "2.0" || typeof request.method !== "string") {
    return error_response(id, -32600, "Invalid request");
  }
  if (request.method === "initialize") return error_response(id, -32601, "Method not found");

  const meta = request.params?._meta ?? {};
  const missing = [
    ...(meta[VKEY] === undefined ? [VKEY] : []),
    ...(isObject(meta[CKEY]) ? [] : [CKEY]),
  ];
  if (missing.length > 0) return error_response(id, -32602, missing.join(", "));
  if (meta[VKEY] === VERSION) return request;
  const data = { supported: [VERSION], requested: meta[VKEY] };
  return error_response(id, -32022, "Unsupported protocol version", data);
}

function isObject(value: any): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
