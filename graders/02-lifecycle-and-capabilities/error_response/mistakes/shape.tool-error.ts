/**
 * It looks as if you answer as a failed tool does, with a result that has isError. That is for a
 * tool that ran and failed. A request that could not be served at all gets an error in place of
 * the result.
 */
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  return {
    jsonrpc: "2.0",
    id,
    result: { resultType: "complete", content: [{ type: "text", text: message }], isError: true },
  };
}
