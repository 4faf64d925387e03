/**
 * It looks as if each capability goes out as {}. That a capability is there is half of it: what
 * stands inside are its settings, and they were given too.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const declared: JsonObject = {};
  for (const name of Object.keys(caps ?? {})) {
    declared[name] = {};
  }
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: declared } },
  };
}
