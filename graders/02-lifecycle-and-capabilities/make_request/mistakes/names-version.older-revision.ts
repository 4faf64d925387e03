/**
 * It looks as if your requests name revision 2025-11-25 by default. This course speaks the
 * revision in VERSION; use the constant, so that nothing has to be changed when the next one
 * appears.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = "2025-11-25",
  caps: JsonObject | null = null,
): Request {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
}
