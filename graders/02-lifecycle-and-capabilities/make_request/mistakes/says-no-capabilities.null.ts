/**
 * It looks as if caps go out as null when none were given. A server wants an object there and
 * refuses null; a client that is capable of nothing in particular says {}.
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
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps } },
  };
}
