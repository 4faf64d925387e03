/**
 * It looks as if your requests claim capabilities that nobody gave. A server may rely on what a
 * client declares and then ask for it; when none were given, say {}.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const capabilities = caps ?? { roots: {}, sampling: {} };
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: capabilities } },
  };
}
