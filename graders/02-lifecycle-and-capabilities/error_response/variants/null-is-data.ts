/** Reads “data was given” as “there was an argument”, so null is data as well. */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  ...rest: [data?: Json]
): ErrorResponse {
  const [data] = rest;
  return {
    jsonrpc: "2.0",
    id,
    error: data === undefined ? { code, message } : { code, message, data },
  };
}
