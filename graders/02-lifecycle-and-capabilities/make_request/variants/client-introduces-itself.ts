/** Adds clientInfo, which the specification would have a client send with every request. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const CLIENT_INFO = "io.modelcontextprotocol/clientInfo";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: {
      ...params,
      _meta: {
        [VKEY]: version,
        [CLIENT_INFO]: { name: "a-student", version: "1.0.0" },
        [CKEY]: caps ?? {},
      },
    },
  };
}
