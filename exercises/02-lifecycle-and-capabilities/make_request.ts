/**
 * make_request: write a request
 *
 * A client asks a server by sending it a request. The server remembers nothing about the client,
 * so every request has to say all there is to know. Build that request and return it.
 *
 *   make_request(id, method, params, version, caps)
 *
 *   id       what the request is known by: a text or a number
 *   method   what is asked for, such as "tools/list"
 *   params   an object with the arguments of the method; null when there are none
 *   version  the protocol version the request is written for; VERSION unless another one is given
 *   caps     an object with what the client is capable of; null when there is nothing to name
 *
 * The request is an object with four members: jsonrpc (always the text "2.0"), id, method and
 * params. Its params hold everything that was given in params and one member more, `_meta`: an
 * object that has the version under VKEY and the capabilities under CKEY, `{}` when there are none.
 *
 * Each call builds a new request. Objects that you are given are the caller's: leave them as they
 * are.
 *
 * Examples:
 *
 *   make_request(1, "tools/list")
 *     → { jsonrpc: "2.0", id: 1, method: "tools/list",
 *         params: { _meta: { [VKEY]: "2026-07-28", [CKEY]: {} } } }
 *
 *   make_request("a", "prompts/get", { name: "hello" }, "2025-11-25", { sampling: {} })
 *     → { jsonrpc: "2.0", id: "a", method: "prompts/get",
 *         params: { name: "hello",
 *                   _meta: { [VKEY]: "2025-11-25", [CKEY]: { sampling: {} } } } }
 *
 * (`{ [VKEY]: 1 }` is an object whose member is named by what the constant VKEY holds.)
 *
 * Read more: the lesson, "Lifecycle and capabilities".
 */
import { CKEY, type JsonObject, type Request, type RequestId, VERSION, VKEY } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
): Request {
  // TODO: build the request and return it, instead of throwing this error.
  throw new Error("make_request is not written yet");
}
