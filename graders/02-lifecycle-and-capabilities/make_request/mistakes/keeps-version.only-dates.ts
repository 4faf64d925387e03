/**
 * It looks as if a version that is no date is replaced by the default. Your function builds what
 * it is asked for; whether a version makes sense is for the server to judge, and it says so with
 * -32022.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(version);
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: isDate ? version : VERSION, [CKEY]: caps ?? {} } },
  };
}
