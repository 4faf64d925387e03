/**
 * It looks as if data is left out whenever it counts as false. 0, false and "" do, and yet they
 * were given: only null stands for nothing given.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error: ErrorResponse["error"] = { code, message };
  if (data) {
    error.data = data;
  }
  return { jsonrpc: "2.0", id, error };
}
