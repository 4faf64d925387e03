/**
 * It looks as if the members of data are poured into error one by one. data goes in as a whole,
 * under its own name; it need not even be an object.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data as object) } };
}
