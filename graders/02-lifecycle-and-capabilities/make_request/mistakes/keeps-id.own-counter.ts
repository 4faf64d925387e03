/**
 * It looks as if your function counts its requests and uses that number as the id. Which id is
 * free only the caller knows: use the one that you are given.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

let count = 0;

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  count += 1;
  return {
    jsonrpc: "2.0",
    id: count,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
