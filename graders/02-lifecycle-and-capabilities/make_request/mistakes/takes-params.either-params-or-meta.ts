/**
 * It looks as if your requests have either params or _meta, never both. _meta has to be in every
 * request, and the more so in one that has params.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const meta = { _meta: { [VKEY]: version, [CKEY]: caps ?? {} } };
  return { jsonrpc: "2.0", id, method, params: (params ?? meta) as Request["params"] };
}
