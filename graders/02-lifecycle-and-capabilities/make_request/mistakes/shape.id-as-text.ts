/**
 * It looks as if every id is turned into text. 1 and "1" are two different ids: the answer comes
 * back with the one that you sent, and a client that waits for 1 will not know it.
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
    id: String(id),
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
