/** An enum for the keys, a namespace for the defaults, and helpers in a folder of their own. */
import { Envelope } from "./parts/envelope.ts";
import { metaOf } from "./parts/meta.ts";
import type { JsonObject, RequestId } from "./protocol.ts";

namespace Defaults {
  export const params: JsonObject | null = null;
  export const caps: JsonObject | null = null;
  export const version = "2026-07-28";
}

export function make_request(
  id: RequestId,
  method: string,
  params = Defaults.params,
  version: string = Defaults.version,
  caps = Defaults.caps,
) {
  return {
    [Envelope.Version]: "2.0",
    [Envelope.Id]: id,
    [Envelope.Method]: method,
    [Envelope.Params]: Object.assign({}, params, { _meta: metaOf(version, caps) }),
  };
}
