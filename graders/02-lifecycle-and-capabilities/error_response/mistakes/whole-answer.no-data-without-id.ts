/**
 * It looks as if data is dropped when the id is null. That the request could not be read is one
 * thing; what there is to say about it, such as where the text broke off, is another.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  if (id === null) {
    return { jsonrpc: "2.0", id, error: { code, message } };
  }
  return {
    jsonrpc: "2.0",
    id,
    error: data === null ? { code, message } : { code, message, data },
  };
}
