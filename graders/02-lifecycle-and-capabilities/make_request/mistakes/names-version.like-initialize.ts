/**
 * It looks as if params carry protocolVersion, capabilities and clientInfo, as initialize did in
 * older revisions. Now that there is no initialize, version and capabilities stand in
 * params._meta, in every request.
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
    params: {
      protocolVersion: version,
      capabilities: caps ?? {},
      clientInfo: { name: "my-client", version: "1.0.0" },
      ...params,
    },
  };
}
