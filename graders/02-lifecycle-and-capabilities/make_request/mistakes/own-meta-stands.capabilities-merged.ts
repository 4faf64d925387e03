/**
 * It looks as if capabilities that stood in the given params are added to the ones your function
 * was called with. Then the request declares more than its caller said; caps alone count.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const given = params?._meta as JsonObject | undefined;
  const earlier = given?.[CKEY] as JsonObject | undefined;
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: { ...earlier, ...caps } } },
  };
}
