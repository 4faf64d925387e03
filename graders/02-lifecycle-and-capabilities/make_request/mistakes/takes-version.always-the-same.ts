/**
 * It looks as if every request names the version of the course, whichever one was given. A client
 * that talks to an older server has to name an older version: use the parameter.
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
    params: { ...params, _meta: { [VKEY]: VERSION, [CKEY]: caps ?? {} } },
  };
}
