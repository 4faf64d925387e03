/**
 * It looks as if the function is the default export of its file. The other exercises import it by
 * its name, error_response, and so does this course.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export default function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, error };
}
