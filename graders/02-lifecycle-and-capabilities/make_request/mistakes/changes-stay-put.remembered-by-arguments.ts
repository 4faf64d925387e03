/**
 * It looks as if your function keeps what it built and gives out the same object when the same
 * arguments come again. By then somebody may have changed it. Building a request costs next to
 * nothing.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const built: Record<string, Request> = {};

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const key = JSON.stringify([id, method, params, version, caps]);
  built[key] ??= {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: caps ?? {} } },
  };
  return built[key];
}
