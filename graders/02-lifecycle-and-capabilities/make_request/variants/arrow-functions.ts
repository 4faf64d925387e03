/** An arrow, exported by its name, and small arrows beside it. */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

const metaOf = (version: string, caps: JsonObject | null) => ({
  [VKEY]: version,
  [CKEY]: caps ?? {},
});

const withMeta = (params: JsonObject | null, version: string, caps: JsonObject | null) => ({
  ...params,
  _meta: metaOf(version, caps),
});

export const make_request = (
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request => ({ jsonrpc: "2.0", id, method, params: withMeta(params, version, caps) });
