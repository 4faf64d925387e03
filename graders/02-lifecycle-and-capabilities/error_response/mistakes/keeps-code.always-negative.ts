/**
 * It looks as if your function makes every code negative. Those of JSON-RPC are, but an
 * application may number its own errors as it likes: pass on the code that was given.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const negative = code > 0 ? -code : code;
  const error = data === null ? { code: negative, message } : { code: negative, message, data };
  return { jsonrpc: "2.0", id, error };
}
