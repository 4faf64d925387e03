/**
 * It looks as if data is kept in a variable outside the function and is still there when the next
 * error has none. What belongs to one answer belongs inside the call.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

let extra: { data?: Json } = {};

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  if (data !== null) {
    extra = { data };
  }
  return { jsonrpc: "2.0", id, error: { code, message, ...extra } };
}
