/**
 * It looks as if only name and arguments of the params are passed on. These are what tools/call
 * has; other methods have others, such as uri or cursor. Whatever was given belongs in the
 * request.
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  const all: Request["params"] = { _meta: { [VKEY]: version, [CKEY]: caps ?? {} } };
  if (params?.name !== undefined) all.name = params.name;
  if (params?.arguments !== undefined) all.arguments = params.arguments;
  return { jsonrpc: "2.0", id, method, params: all };
}
