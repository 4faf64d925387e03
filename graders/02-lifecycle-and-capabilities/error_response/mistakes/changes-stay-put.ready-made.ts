/**
 * It looks as if your function keeps error objects and puts the same one into every answer with
 * that code and message. When one answer is changed later, so are the others.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const errors: Record<string, ErrorResponse["error"]> = {};

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  if (data !== null) {
    return { jsonrpc: "2.0", id, error: { code, message, data } };
  }
  const key = `${code} ${message}`;
  errors[key] ??= { code, message };
  return { jsonrpc: "2.0", id, error: errors[key] };
}
