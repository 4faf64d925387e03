/**
 * It looks as if there is one request, outside the function, that each call fills in anew.
 * Everybody who got it holds the same object, so the second call changes the first request before
 * it is sent.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const request: Request = {
  jsonrpc: "2.0",
  id: 0,
  method: "",
  params: { _meta: { [VKEY]: VERSION, [CKEY]: {} } },
};

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  request.id = id;
  request.method = method;
  request.params = { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } };
  return request;
}
