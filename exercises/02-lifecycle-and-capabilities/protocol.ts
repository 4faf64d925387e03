/**
 * The words of the protocol that all exercises share: three constants and the types of the
 * messages. Nothing to do here; import from it what you need.
 *
 * MCP, the Model Context Protocol, sends JSON-RPC 2.0 messages: JSON objects that a client and a
 * server write to each other. This course is about the revision of MCP that is named below.
 */

/** The revision of the protocol that this course speaks. Revisions are named by a date. */
export const VERSION = "2026-07-28";

/** The member of `_meta` in which a request names the revision it is written for. */
export const VKEY = "io.modelcontextprotocol/protocolVersion";

/** The member of `_meta` in which a request lists what its client is capable of. */
export const CKEY = "io.modelcontextprotocol/clientCapabilities";

/** Any value that JSON text can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object: values by name. */
export interface JsonObject {
  [name: string]: Json;
}

/** What a request is known by. Its answer carries the same id: this is how the two are matched. */
export type RequestId = string | number;

/**
 * What every request says about itself. The server keeps no memory of earlier requests, so each
 * one brings along all that is needed to understand it.
 */
export interface RequestMeta {
  [VKEY]: string;
  [CKEY]: JsonObject;
  [name: string]: Json;
}

/** The arguments of a method, and `_meta` beside them. */
export interface RequestParams {
  _meta: RequestMeta;
  [name: string]: Json;
}

/** A question to the server. Without `id` it is a notification: something told, not asked. */
export interface Request {
  jsonrpc: "2.0";
  id?: RequestId;
  method: string;
  params: RequestParams;
}

/** Why a request could not be served. */
export interface ErrorObject {
  /** A whole number that tells a program what went wrong, such as -32601. */
  code: number;
  /** The same, for a person. */
  message: string;
  /** More about it, when there is more to say. */
  data?: Json;
}

/** The answer to a request that could not be served. */
export interface ErrorResponse {
  jsonrpc: "2.0";
  /** The id of the request; null when the request could not be read. */
  id: RequestId | null;
  error: ErrorObject;
}

/** The answer to a request that was served. */
export interface ResultResponse {
  jsonrpc: "2.0";
  id: RequestId;
  result: Result;
}

/** What a served request brings back. */
export interface Result {
  /** `"complete"`: this is all of it. */
  resultType: string;
  [name: string]: Json;
}
