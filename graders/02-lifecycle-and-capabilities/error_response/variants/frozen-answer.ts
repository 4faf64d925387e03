/** Nobody can change this answer any more, which is one way to keep answers apart. */
import type { ErrorObject, ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): Readonly<ErrorResponse> {
  const error: ErrorObject = data === null ? { code, message } : { code, message, data };
  return Object.freeze({ jsonrpc: "2.0", id, error: Object.freeze(error) });
}
