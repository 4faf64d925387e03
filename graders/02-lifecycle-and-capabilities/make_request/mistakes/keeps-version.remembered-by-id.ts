/**
 * It looks as if your function keeps its requests by id, and gives out the earlier one when an id
 * comes again. An id may be used again once it has been answered, for something else entirely.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const requests = new Map<RequestId, Request>();

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const known = requests.get(id);
  if (known) {
    return known;
  }
  const request: Request = {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
  requests.set(id, request);
  return request;
}
