import { CKEY, VERSION, VKEY } from "./protocol.ts";
import type { ErrorResponse, Json, JsonObject, Request, RequestId } from "./protocol.ts";

const jsonrpc = "2.0";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  return { jsonrpc, id, method, params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } } };
}

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc, id, error: data === null ? { code, message } : { code, message, data } };
}

export function check_envelope(text: string): any {
  let request: any;
  try {
    request = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "Parse error");
  }
  if (!isObject(request)) return error_response(null, -32600, "Invalid request");
  const { id = null, method, params } = request;
  if (request.jsonrpc !== jsonrpc || typeof method !== "string") {
    return error_response(id, -32600, "Invalid request");
  }
  if (method === "initialize") return error_response(id, -32601, "Method not found");
  const meta = isObject(params) && isObject(params._meta) ? params._meta : {};
  const missing: string[] = [];
  if (meta[VKEY] === undefined) missing.push(VKEY);
  if (!isObject(meta[CKEY])) missing.push(CKEY);
  if (missing.length) return error_response(id, -32602, `Missing: ${missing}`);
  if (meta[VKEY] === VERSION) return request;
  const data = { supported: [VERSION], requested: meta[VKEY] };
  return error_response(id, -32022, "Unsupported protocol version", data);
}

export function handle(text: string) {
  const request = check_envelope(text);
  if (request.error !== undefined) return request;
  const { id, method } = request;
  if (id === undefined) return null;
  if (method !== "server/discover") return error_response(id, -32601, "Method not found");
  const capabilities = { tools: {} };
  const result = { resultType: "complete", supportedVersions: [VERSION], capabilities };
  return { jsonrpc, id, result };
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
