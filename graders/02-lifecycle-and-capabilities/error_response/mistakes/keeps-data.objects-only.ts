/**
 * It looks as if only objects are taken for data. Any JSON value may be given, a number, a text,
 * true or false as well.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error: ErrorResponse["error"] = { code, message };
  if (typeof data === "object" && data !== null) {
    error.data = data;
  }
  return { jsonrpc: "2.0", id, error };
}
