/**
 * It looks as if an older version is lifted to the one of the course. Which version to ask for is
 * the caller’s choice; it may know that the server speaks no newer one.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const newest = version < VERSION ? VERSION : version;
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: newest, [CKEY]: caps ?? {} } },
  };
}
