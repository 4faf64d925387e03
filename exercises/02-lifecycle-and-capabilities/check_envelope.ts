/**
 * check_envelope: read a message and find its first fault
 *
 * What reaches a server is text, and anybody may have written it. Before a server looks at what is
 * asked for, it looks at the envelope: is this a request at all, and does it say what every request
 * must say? Return the request when it is fine, and the answer to its first fault when it is not.
 *
 *   check_envelope(text)
 *
 *   text     one message as it came in, such as '{"jsonrpc":"2.0","id":1, … }'
 *
 * Look for these faults in this order, and answer the first one you find with error_response:
 *
 *   1. the text is not JSON                                              → -32700, with id null
 *   2. it is not an object, its jsonrpc is not the text "2.0", or
 *      its method is not a text                                          → -32600
 *   3. its method is "initialize", which older revisions had             → -32601
 *   4. params._meta lacks the version (under VKEY) or the capabilities
 *      (under CKEY, and they must be an object)                          → -32602
 *   5. the version is another one than VERSION                           → -32022
 *
 * An error carries the id of its message wherever that could be read: 0 and "" are ids too. The
 * message of a -32602 names each key that is missing. A -32022 brings data: an object with
 * supported, a list of the versions you speak, and requested, the version that was sent.
 *
 * When there is no fault, return the request as it was parsed, all of it. Which methods there are
 * is not looked at here, and a request without an id is fine. Every message is judged by itself:
 * what came before it counts for nothing.
 *
 * Examples:
 *
 *   check_envelope('{"jsonrpc": "2.0", "id": 1, "meth')
 *     → { jsonrpc: "2.0", id: null, error: { code: -32700, message: "This is not JSON" } }
 *
 *   check_envelope('{"jsonrpc": "2.0", "id": 7, "method": "initialize"}')
 *     → { jsonrpc: "2.0", id: 7, error: { code: -32601, message: "There is no initialize" } }
 *
 * (The wording of messages is yours.)
 *
 * Read more: the lesson, "Lifecycle and capabilities".
 */
import { error_response } from "./error_response.ts";
import { CKEY, type ErrorResponse, type Request, VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string): Request | ErrorResponse {
  // TODO: look for the five faults in order, instead of throwing this error.
  throw new Error("check_envelope is not written yet");
}
