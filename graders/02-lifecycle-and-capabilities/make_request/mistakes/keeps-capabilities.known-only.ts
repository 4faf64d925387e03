/**
 * It looks as if only capabilities with a name you know are passed on. New ones appear with every
 * revision and extension; declare all that were given.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const declared: JsonObject = {};
  for (const name of ["roots", "sampling", "elicitation"]) {
    const value = caps?.[name];
    if (value !== undefined) {
      declared[name] = value;
    }
  }
  return {
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta: { [VKEY]: version, [CKEY]: declared } },
  };
}
