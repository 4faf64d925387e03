/** Saved by an editor that begins a file with a BOM and ends its lines with CR LF. */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const answer: ErrorResponse = { jsonrpc: "2.0", id: id, error: { code: code, message: message } };
  if (data !== null) {
    answer.error.data = data;
  }
  return answer;
}
