/**
 * It looks as if initialize is replaced by server/discover. It is true that this revision has no
 * initialize, but a client may want to find out just that: name the method that was given.
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
    method: method === "initialize" ? "server/discover" : method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
