/**
 * It looks as if data is left out when it is empty. {} and [] would count as false in Python; but
 * whether data was given does not depend on how much there is in it.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const isEmpty = !data || (typeof data === "object" && Object.keys(data).length === 0);
  const error = isEmpty ? { code, message } : { code, message, data };
  return { jsonrpc: "2.0", id, error };
}
