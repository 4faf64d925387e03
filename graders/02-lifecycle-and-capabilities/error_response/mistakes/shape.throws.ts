/**
 * It looks as if your function throws the error. An error response is an answer like any other:
 * build it and return it, so that it can be sent to the client.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  throw Object.assign(new Error(message), { id, code, data });
}
