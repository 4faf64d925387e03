import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

/** Builds the answer to a request that could not be served. */
export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  // Compared with null: 0, false and "" are data too.
  return { jsonrpc: "2.0", id, error: data === null ? { code, message } : { code, message, data } };
}
