/**
 * It looks as if requests without params share one object that stands for “no params”, and _meta
 * is written into it. Make a new object in each call, not once for all of them.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const NO_PARAMS = {};

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const all = Object.assign(params ? { ...params } : NO_PARAMS, {
    _meta: { [VKEY]: version, [CKEY]: caps ?? {} },
  });
  return { jsonrpc: "2.0", id, method, params: all };
}
