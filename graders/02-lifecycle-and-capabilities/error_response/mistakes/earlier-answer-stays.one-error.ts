/**
 * It looks as if all your answers share one error object, kept outside the function. The next call
 * writes its code and message there, and earlier answers have them from then on.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const error: ErrorResponse["error"] = { code: 0, message: "" };

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  error.code = code;
  error.message = message;
  if (data === null) {
    delete error.data;
  } else {
    error.data = data;
  }
  return { jsonrpc: "2.0", id, error };
}
