/** Nobody can change this request any more, which is one way to keep requests apart. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const NONE: JsonObject = Object.freeze({});

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Readonly<Request> {
  const _meta = Object.freeze({ [VKEY]: version, [CKEY]: Object.freeze({ ...(caps ?? NONE) }) });
  return Object.freeze({
    jsonrpc: "2.0",
    id,
    method,
    params: Object.freeze({ ...params, _meta }),
  });
}
