/**
 * It looks as if error is the message and the code stands beside it. error is an object that holds
 * both, code and message.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const answer = { jsonrpc: "2.0", id, code, error: message };
  return data === null ? answer : { ...answer, data };
}
