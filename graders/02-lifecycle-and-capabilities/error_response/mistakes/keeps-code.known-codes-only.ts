/**
 * It looks as if a code that is not in your list becomes -32603. Further codes exist, and
 * applications have codes of their own: pass on the one that was given.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const CODES = [-32700, -32600, -32601, -32602, -32603, -32022];

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const known = CODES.includes(code) ? code : -32603;
  const error = data === null ? { code: known, message } : { code: known, message, data };
  return { jsonrpc: "2.0", id, error };
}
