/**
 * It looks as if _meta carries a session id. Sessions belonged to older revisions; here a server
 * remembers nothing between two requests, so there is no session that an id could name.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const meta = { [VKEY]: version, [CKEY]: caps ?? {}, sessionId: "session-1" };
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta: meta } };
}
