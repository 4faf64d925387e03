/**
 * It looks as if jsonrpc carries the version of MCP. These are two different things: jsonrpc says
 * which JSON-RPC the envelope is written in, and that is always "2.0"; the version of MCP stands
 * in _meta.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  return {
    jsonrpc: version,
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
