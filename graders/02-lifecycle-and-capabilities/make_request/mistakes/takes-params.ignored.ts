/**
 * It looks as if the params that were given are lost: only _meta goes out. A method needs its
 * arguments; put them into params too, beside _meta.
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
    params: { _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
