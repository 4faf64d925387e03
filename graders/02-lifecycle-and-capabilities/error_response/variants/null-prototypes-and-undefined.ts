/** Objects without a prototype, and a data that is undefined: neither shows in JSON text. */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(id: RequestId | null, code: number, message: string, data?: Json) {
  const error = Object.create(null);
  error.code = code;
  error.message = message;
  error.data = data === null ? undefined : data;
  const answer = Object.create(null);
  answer.jsonrpc = "2.0";
  answer.id = id;
  answer.result = undefined;
  answer.error = error;
  return answer;
}
