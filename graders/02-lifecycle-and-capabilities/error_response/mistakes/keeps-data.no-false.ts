/**
 * It looks as if false is taken for “no data”. It is a value like any other: somebody gave it, and
 * the client may be waiting to read just that.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const given = data !== null && data !== false;
  const error = given ? { code, message, data } : { code, message };
  return { jsonrpc: "2.0", id, error };
}
