/**
 * It looks as if data is copied with three dots. That makes an object of everything: a list
 * becomes an object with members 0, 1, 2, and a number becomes {}. Nothing has to be copied here.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error =
    data === null ? { code, message } : { code, message, data: { ...(data as object) } };
  return { jsonrpc: "2.0", id, error };
}
