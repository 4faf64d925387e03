/**
 * It looks as if all requests without capabilities share one empty object. Whoever adds a
 * capability to one of those requests adds it to all others, also to those still to come.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const NO_CAPABILITIES: JsonObject = {};

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
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? NO_CAPABILITIES } },
  };
}
