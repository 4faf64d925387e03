/**
 * It looks as if the code is written in front of the message. It already has a member of its own;
 * the message goes out word for word.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const words = `${code}: ${message}`;
  const error = data === null ? { code, message: words } : { code, message: words, data };
  return { jsonrpc: "2.0", id, error };
}
