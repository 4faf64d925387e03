/**
 * It looks as if your function answers with JSON text. It builds the answer as an object; whoever
 * sends it turns it into text, once.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return JSON.stringify({ jsonrpc: "2.0", id, error });
}
