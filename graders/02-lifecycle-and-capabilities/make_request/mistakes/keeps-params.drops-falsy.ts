/**
 * It looks as if params that are 0, false, "" or null are left out. They count as false, but they
 * were given: limit 0 and no limit are not the same question.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const all: JsonObject = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value) {
      all[name] = value;
    }
  }
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...all, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
