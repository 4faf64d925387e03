/**
 * It looks as if _meta is written into the very object that was passed in. The caller still holds
 * that object and may build its next request from it: make a new one with the same members.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const all = params ?? {};
  all._meta = { [VKEY]: version, [CKEY]: caps ?? {} };
  return { jsonrpc: "2.0", id, method, params: all as Request["params"] };
}
