/**
 * It looks as if the params that were given stand at the top of the request, beside id and method.
 * They belong inside params, together with _meta.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  return {
    jsonrpc: "2.0",
    id,
    method,
    ...params,
    params: { _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
