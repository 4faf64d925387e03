/**
 * It looks as if an id that reads like a number becomes a number. "1" and 1 are two different ids,
 * and the answer to your request would come back under one that nobody waits for.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const number = Number(id);
  return {
    jsonrpc: "2.0",
    id: Number.isNaN(number) ? id : number,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
