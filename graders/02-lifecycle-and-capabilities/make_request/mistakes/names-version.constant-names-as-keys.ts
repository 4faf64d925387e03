/**
 * It looks as if the members of _meta are called "VKEY" and "CKEY". Unlike in a Python dictionary,
 * a bare word before the colon is the name itself in JavaScript. Square brackets around it make it
 * the value of the constant.
 */
import { type JsonObject, type RequestId, VERSION } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { VKEY: version, CKEY: caps ?? {} } },
  };
}
