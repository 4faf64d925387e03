/**
 * It looks as if something of your own is added as data when none was given. What a client may
 * learn beyond code and message is for the caller to decide; a server’s inside should not show by
 * itself.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const more = data ?? { stack: "error_response", at: 0 };
  return { jsonrpc: "2.0", id, error: { code, message, data: more } };
}
