import { type Expected, optional } from "mcp-course/grader";
import { CKEY, CLIENT_INFO, VKEY } from "../names.ts";

/** A whole request. */
export function request(id: string | number, method: string, params: Expected): Expected {
  return { jsonrpc: "2.0", id, method, params };
}

/** What `_meta` holds. A client may introduce itself there too: the specification would have it. */
export function metaOf(version: string, caps: Expected): { readonly [name: string]: Expected } {
  return { [VKEY]: version, [CKEY]: caps, [CLIENT_INFO]: optional() };
}
