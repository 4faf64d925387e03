/**
 * It looks as if an empty message is replaced by a text of your own. Short as it is, it was given;
 * what to say is for the caller to decide.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const words = message || "Unknown error";
  const error = data === null ? { code, message: words } : { code, message: words, data };
  return { jsonrpc: "2.0", id, error };
}
