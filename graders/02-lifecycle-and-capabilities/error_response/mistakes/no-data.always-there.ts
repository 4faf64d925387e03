/**
 * It looks as if data is always there, as null when none was given. When there is nothing more to
 * say, the error has no member data at all.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc: "2.0", id, error: { code, message, data } };
}
