/**
 * It looks as if null gets past your default values. A default stands in only for an argument that
 * is left out or undefined; null is a value, so here it goes out as the capabilities.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject = {},
  version: string = VERSION,
  caps: JsonObject = {},
): Request {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps } },
  };
}
