/** One import with .js, one with .ts, one without a suffix. */
import { metaOf } from "./meta";
import { VERSION } from "./protocol.js";
import type { JsonObject, Request, RequestId } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta: metaOf(version, caps) } };
}
