/**
 * It looks as if a _meta in the given params is kept, which is kind, but its version and
 * capabilities win over the ones your function was called with. Its other members may stay; those
 * two are yours to say.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  const given = params?._meta as JsonObject | undefined;
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {}, ...given } },
  };
}
