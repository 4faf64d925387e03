/** One import with .js, one with .ts, one without a suffix. */
import { errorObject } from "./error-object";
import { jsonrpc } from "./jsonrpc.js";
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  return { jsonrpc, id, error: errorObject(code, message, data) };
}
