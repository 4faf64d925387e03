/**
 * It looks as if version and capabilities are written into the _meta that came with the params.
 * You copied params, but a copy made with three dots still holds the same inner objects as the
 * original.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const all: JsonObject = { ...params };
  const meta = (all._meta ?? {}) as JsonObject;
  meta[VKEY] = version;
  meta[CKEY] = caps ?? {};
  all._meta = meta;
  return { jsonrpc: "2.0", id, method, params: all as Request["params"] };
}
