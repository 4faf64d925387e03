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
  const _meta = { [VKEY]: version, [CKEY]: caps ?? {} };
  return { jsonrpc, id, method, params: { ...params, _meta } };
}

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc, id, error: { code, message, ...(data !== null && { data }) } };
}
