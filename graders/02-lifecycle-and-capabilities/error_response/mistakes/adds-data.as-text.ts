/**
 * It looks as if data is turned into text. It may be any JSON value, and whoever sends the answer
 * turns all of it into text at once: pass data on as it is.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data: JSON.stringify(data) };
  return { jsonrpc: "2.0", id, error };
}
