/**
 * It looks as if code and message stand beside id. They belong together, in an object of their own
 * called error: by that member a client tells an error from a result.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const answer = { jsonrpc: "2.0", id, code, message };
  return data === null ? answer : { ...answer, data };
}
