/**
 * It looks as if data is dropped for the codes that JSON-RPC itself defines. They may have data
 * like any other: whether some was given is all that counts.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error: ErrorResponse["error"] = { code, message };
  if (data !== null && code > -32600) {
    error.data = data;
  }
  return { jsonrpc: "2.0", id, error };
}
