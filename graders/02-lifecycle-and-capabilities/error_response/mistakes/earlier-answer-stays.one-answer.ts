/**
 * It looks as if there is one answer, outside the function, that each call fills in anew. The next
 * call then changes an answer that may not have been sent yet.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const answer: ErrorResponse = { jsonrpc: "2.0", id: null, error: { code: 0, message: "" } };

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  answer.id = id;
  answer.error = data === null ? { code, message } : { code, message, data };
  return answer;
}
