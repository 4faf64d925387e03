/** Takes a deep copy of all it was given, so that nothing is shared with the caller. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const own = structuredClone(params ?? {});
  own._meta = { [VKEY]: version, [CKEY]: structuredClone(caps ?? {}) };
  return { jsonrpc: "2.0", id, method, params: own as Request["params"] };
}
