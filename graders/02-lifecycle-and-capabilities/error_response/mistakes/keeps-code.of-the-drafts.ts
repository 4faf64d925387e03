/**
 * It looks as if some codes are replaced by those of an early draft, where an unsupported version
 * was -32004. Many old articles still say so. The code that was given is the one of this revision.
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

const DRAFT: Record<number, number> = { [-32020]: -32001, [-32021]: -32003, [-32022]: -32004 };

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  const known = DRAFT[code] ?? code;
  const error = data === null ? { code: known, message } : { code: known, message, data };
  return { jsonrpc: "2.0", id, error };
}
