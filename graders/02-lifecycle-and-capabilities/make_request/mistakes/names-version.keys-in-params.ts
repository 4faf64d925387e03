/**
 * It looks as if version and capabilities stand directly in params. They are no arguments of the
 * method, so they have a place of their own there: an object called _meta.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

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
    params: { ...params, [VKEY]: version, [CKEY]: caps ?? {} },
  };
}
