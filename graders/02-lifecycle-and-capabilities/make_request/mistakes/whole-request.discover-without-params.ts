/**
 * It looks as if params are dropped when the method is server/discover. True, it needs none; but
 * your function builds what it is given, and what a method needs is for the server to say.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const given = method === "server/discover" ? {} : params;
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...given, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
