/** Objects without a prototype, and members that are undefined: neither shows in JSON text. */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

function bare(members: object): Record<string, unknown> {
  return Object.assign(Object.create(null), members);
}

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  const _meta = bare({ [VKEY]: version, [CKEY]: caps ?? bare({}), progressToken: undefined });
  return bare({
    jsonrpc: "2.0",
    id,
    method,
    params: bare({ ...params, _meta }),
    result: undefined,
    error: undefined,
  });
}
