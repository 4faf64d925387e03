/**
 * It looks as if params get a cursor that nobody gave. A cursor belongs only in a request for a
 * further page, and then it is the caller who gives it.
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
    params: { cursor: null, ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
