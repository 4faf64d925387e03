/**
 * It looks as if the message is looked up by the code, and the one that was given is dropped. The
 * caller’s message says more than the code already does, such as which key was missing.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const MESSAGES: Record<number, string> = {
  [-32700]: "Parse error",
  [-32600]: "Invalid Request",
  [-32601]: "Method not found",
  [-32602]: "Invalid params",
  [-32603]: "Internal error",
};

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const standard = MESSAGES[code] ?? message;
  const error = data === null ? { code, message: standard } : { code, message: standard, data };
  return { jsonrpc: "2.0", id, error };
}
