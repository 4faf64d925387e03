/**
 * It looks as if your function keeps the first answer it ever built and gives it out every time.
 * Each call answers another request: build a new answer each time.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

let answer: ErrorResponse | undefined;

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  answer ??= {
    jsonrpc: "2.0",
    id,
    error: data === null ? { code, message } : { code, message, data },
  };
  return answer;
}
