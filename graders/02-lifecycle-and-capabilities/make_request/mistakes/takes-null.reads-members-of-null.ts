/**
 * It looks as if your code looks into params before it knows that there are any. params may be
 * null, and null has no members to list: that is a TypeError, not an empty list.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject = {},
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  const all: JsonObject = {};
  for (const name of Object.keys(params)) {
    all[name] = params[name] ?? null;
  }
  all._meta = { [VKEY]: version, [CKEY]: caps ?? {} };
  return { jsonrpc: "2.0", id, method, params: all };
}
