/**
 * It looks as if a _meta in the given params replaces yours. When two members have the same name,
 * the one written last stays: think about which of the two has to.
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
    params: { _meta: { [VKEY]: version, [CKEY]: caps ?? {} }, ...params },
  };
}
