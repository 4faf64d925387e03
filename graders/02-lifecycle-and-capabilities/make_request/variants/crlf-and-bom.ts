/** Saved by an editor that begins a file with a BOM and ends its lines with CR LF. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const request: Request = {
    jsonrpc: "2.0",
    id: id,
    method: method,
    params: { ...(params || {}), _meta: { [VKEY]: version, [CKEY]: caps || {} } },
  };
  return request;
}
