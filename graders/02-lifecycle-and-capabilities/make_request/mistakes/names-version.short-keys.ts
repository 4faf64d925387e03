/**
 * It looks as if _meta says protocolVersion and clientCapabilities, without what comes before the
 * slash. The prefix io.modelcontextprotocol/ is part of each name; VKEY and CKEY hold the whole of
 * it.
 */
import { type JsonObject, type RequestId, VERSION } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { protocolVersion: version, clientCapabilities: caps ?? {} } },
  };
}
