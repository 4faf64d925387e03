/**
 * handle: answer a message
 *
 * This is the server: text comes in, an answer goes out. Your check_envelope has found out whether
 * the message is a proper request; now answer it.
 *
 *   handle(text)
 *
 *   text     one message as it came in, such as '{"jsonrpc":"2.0","id":1, … }'
 *
 * What the answer is:
 *
 *   - when check_envelope found a fault: the error that it gave you, as it is
 *   - when the request has no id: null. It is a notification, which is told and not asked, and so
 *     there is nobody who waits for an answer. An id of 0 or "" is an id
 *   - when its method is "server/discover": an object with three members, jsonrpc, id (the same as
 *     in the request) and result. The result has resultType, which is the text "complete",
 *     supportedVersions, a list with VERSION in it, and capabilities, which is { tools: {} }
 *   - when it is any other method: the error -32601 with the id of the request. This small server
 *     has no other method, not even "tools/list"
 *
 * The server remembers nothing: each message is answered from that message alone.
 *
 * Examples (… stands for the version and the capabilities in params._meta):
 *
 *   handle('{"jsonrpc": "2.0", "id": 1, "method": "server/discover", … }')
 *     → { jsonrpc: "2.0", id: 1,
 *         result: { resultType: "complete", supportedVersions: ["2026-07-28"],
 *                   capabilities: { tools: {} } } }
 *
 *   handle('{"jsonrpc": "2.0", "id": "a", "method": "weather/today", … }')
 *     → { jsonrpc: "2.0", id: "a", error: { code: -32601, message: "Method not found" } }
 *
 * (The wording of messages is yours.)
 *
 * Read more: the lesson, "Lifecycle and capabilities".
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { type ErrorResponse, type ResultResponse, VERSION } from "./protocol.ts";

export function handle(text: string): ResultResponse | ErrorResponse | null {
  // TODO: answer the message, instead of throwing this error.
  throw new Error("handle is not written yet");
}
