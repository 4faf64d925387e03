/**
 * It looks as if a _meta that came with the params is deleted from them. The object belongs to the
 * caller, who may need it again; change a copy, or simply overwrite the member in the new object.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  if (params) {
    delete params._meta;
  }
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
