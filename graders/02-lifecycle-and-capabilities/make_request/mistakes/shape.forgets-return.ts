/**
 * It looks as if the request is built and then dropped: nothing comes back. After an arrow, braces
 * open a block of statements, and a block gives back only what it returns.
 */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

export const make_request = (
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) => {
  const meta = { [VKEY]: version, [CKEY]: caps ?? {} };
  ({ jsonrpc: "2.0", id, method, params: { ...params, _meta: meta } });
};
