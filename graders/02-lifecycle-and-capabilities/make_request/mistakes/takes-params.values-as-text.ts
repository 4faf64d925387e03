/**
 * It looks as if every param is turned into text. A server checks the arguments against a schema,
 * and there 2 is a number and "2" is not: pass the values on as they are.
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
  for (const name in params) {
    all[name] = `${params[name]}`;
  }
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...all, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
