/** Prints a lot, before and during each call; none of it is the answer. */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

console.log("error_response is loaded");

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  console.error("error!", { id, code, message, data });
  const answer: ErrorResponse = { jsonrpc: "2.0", id, error: { code, message } };
  if (data !== null) answer.error.data = data;
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result: "passed" }));
  return answer;
}
