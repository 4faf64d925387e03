/**
 * It looks as if data is compared by == or !=, which convert before they compare: 0, "" and even
 * [] then equal false. === and !== take things as they are.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const given = data !== null && data != false;
  const error = given ? { code, message, data } : { code, message };
  return { jsonrpc: "2.0", id, error };
}
