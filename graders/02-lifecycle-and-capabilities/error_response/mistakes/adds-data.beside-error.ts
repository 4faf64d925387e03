/**
 * It looks as if data stands beside error. It says more about the error, so its place is inside:
 * beside code and message.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const answer = { jsonrpc: "2.0", id, error: { code, message } };
  return data === null ? answer : { ...answer, data };
}
