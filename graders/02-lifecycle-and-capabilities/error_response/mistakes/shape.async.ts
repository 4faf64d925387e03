/**
 * It looks as if your function is async, so the caller gets a promise and not yet an answer. There
 * is nothing to wait for here.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export async function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): Promise<ErrorResponse> {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, error };
}
