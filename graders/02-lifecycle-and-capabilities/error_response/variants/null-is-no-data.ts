/** Reads “data was given” as “data is not null”, whoever says null. */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  switch (data) {
    case null:
      return { jsonrpc: "2.0", id, error: { code, message } };
    default:
      return { jsonrpc: "2.0", id, error: { code, message, data } };
  }
}
