/** A _meta that came with the params is dropped before anything else is done. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const { _meta: _dropped, ...rest } = params ?? {};
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { _meta: { [CKEY]: caps ?? {}, [VKEY]: version }, ...rest },
  };
}
