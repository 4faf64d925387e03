/**
 * It looks as if the message is tidied up, and loses the spaces around it. Pass it on word for
 * word: your function cannot know which of them were meant.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const words = message.trim();
  const error = data === null ? { code, message: words } : { code, message: words, data };
  return { jsonrpc: "2.0", id, error };
}
