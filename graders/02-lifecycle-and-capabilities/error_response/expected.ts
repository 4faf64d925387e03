import type { Expected } from "mcp-course/grader";

/** A whole answer. */
export function answer(id: string | number | null, error: Expected): Expected {
  return { jsonrpc: "2.0", id, error };
}
