/** Prints a lot, before and during each call; none of it is the answer. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

console.log("make_request is loaded");

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  console.log("called with", { id, method, params, version, caps });
  const _meta = { [VKEY]: version, [CKEY]: caps ?? {} };
  console.error('{"jsonrpc":"2.0","id":0}');
  console.warn("%s", method, [params], undefined, null);
  const request: Request = { jsonrpc: "2.0", id, method, params: { ...params, _meta } };
  console.info(JSON.stringify(request));
  return request;
}
