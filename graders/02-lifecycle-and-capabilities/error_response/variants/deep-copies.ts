/** Goes through JSON text once, so that the answer shares nothing with the data it was given. */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data?: Json,
): ErrorResponse {
  return JSON.parse(
    JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data: data ?? undefined } }),
  );
}
