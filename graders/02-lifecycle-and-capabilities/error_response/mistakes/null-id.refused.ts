/**
 * It looks as if your function refuses to answer when the id is null. A request that could not be
 * read has no id to give back, and its sender still wants to know what was wrong.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  if (id === null) {
    throw new TypeError("an answer needs an id");
  }
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, error };
}
