/**
 * It looks as if an error without data gets an empty object as data. “Nothing given” and “an empty
 * object given” are not the same: leave the member out.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc: "2.0", id, error: { code, message, data: data ?? {} } };
}
