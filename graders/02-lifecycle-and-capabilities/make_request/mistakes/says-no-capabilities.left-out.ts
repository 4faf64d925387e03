/**
 * It looks as if the capabilities are left out when none were given. Every request has to name
 * them: {} says “none”, while a missing member makes the server refuse the request.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  const meta: JsonObject = { [VKEY]: version };
  if (caps) {
    meta[CKEY] = caps;
  }
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta: meta } };
}
