/** An arrow, exported by its name; data is spread in when there is some. */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export const error_response = (
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data === null ? {} : { data }) },
});
