/**
 * It looks as if your function keeps its answers by id and gives out the earlier one when an id
 * comes again. Two clients may well use the same id, and one client may use it again: build each
 * answer anew.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const answers = new Map<RequestId | null, ErrorResponse>();

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const earlier = answers.get(id);
  if (earlier) {
    return earlier;
  }
  const error = data === null ? { code, message } : { code, message, data };
  const answer: ErrorResponse = { jsonrpc: "2.0", id, error };
  answers.set(id, answer);
  return answer;
}
