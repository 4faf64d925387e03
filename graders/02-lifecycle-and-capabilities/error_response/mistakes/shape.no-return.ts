/**
 * It looks as if the answer is built and then dropped: nothing comes back. A function gives back
 * only what it returns.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error: { code: number; message: string; data?: Json } = { code, message };
  if (data !== null) error.data = data;
  const answer = { jsonrpc: "2.0", id, error };
}
