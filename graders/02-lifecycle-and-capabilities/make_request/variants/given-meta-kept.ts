/** A _meta that came with the params is kept, but for the two members that the function names. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const given = params?._meta;
  const _meta = {
    ...(typeof given === "object" ? given : {}),
    [VKEY]: version,
    [CKEY]: caps ?? {},
  };
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta } };
}
