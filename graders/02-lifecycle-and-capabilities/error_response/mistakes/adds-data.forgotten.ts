/**
 * It looks as if data never gets into the answer. When some was given, it belongs into error,
 * beside code and message: a client reads there, for one, which versions it may use.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc: "2.0", id, error: { code, message } };
}
