/**
 * error_response: answer with an error
 *
 * When a server cannot serve a request, it says why: with a code for programs and a message for
 * people. Build that answer and return it.
 *
 *   error_response(id, code, message, data)
 *
 *   id       the id of the request that is answered; null when it could not be read
 *   code     a whole number, such as -32601
 *   message  a text, such as "Method not found"
 *   data     anything more there is to say, as any JSON value; leave it out when there is nothing
 *
 * The answer is an object with three members: jsonrpc (always the text "2.0"), id and error. The
 * error is an object with the code and the message, and with data exactly when data was given.
 * Mind that 0, false and "" may be given too.
 *
 * Each call builds a new answer.
 *
 * Examples:
 *
 *   error_response(1, -32601, "Method not found")
 *     → { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found" } }
 *
 *   error_response("a", -32022, "Unsupported protocol version", { requested: "1900-01-01" })
 *     → { jsonrpc: "2.0", id: "a",
 *         error: { code: -32022, message: "Unsupported protocol version",
 *                  data: { requested: "1900-01-01" } } }
 *
 * Read more: the lesson, "Lifecycle and capabilities".
 */
import type { ErrorResponse, Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): ErrorResponse {
  // TODO: build the answer and return it, instead of throwing this error.
  throw new Error("error_response is not written yet");
}
