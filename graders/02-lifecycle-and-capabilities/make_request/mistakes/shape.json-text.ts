/**
 * It looks as if your function answers with JSON text. It builds the request as an object; whoever
 * sends it turns it into text, once, and would now wrap your text in quotation marks.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): string {
  const request = {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
  return JSON.stringify(request);
}
