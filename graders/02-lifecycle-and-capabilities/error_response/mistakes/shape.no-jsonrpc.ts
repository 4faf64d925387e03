/**
 * It looks as if jsonrpc is missing. Every message says that it is JSON-RPC 2.0, the answers as
 * well as the requests.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error = data === null ? { code, message } : { code, message, data };
  return { id, error };
}
