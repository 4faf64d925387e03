/**
 * It looks as if all your requests share one _meta object, kept outside the function. A second
 * call writes its version and capabilities there, and the first request has them from then on.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const META = { [VKEY]: VERSION, [CKEY]: {} };

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  META[VKEY] = version;
  META[CKEY] = caps ?? {};
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta: META } };
}
