/**
 * It looks as if your function keeps the first request it ever built and gives it out every time.
 * The next call may have another id, another method, other params: build a new request each time.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

let request: Request | null = null;

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  if (request === null) {
    request = {
      jsonrpc: "2.0",
      id,
      method,
      params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
    };
  }
  return request;
}
