import { fc } from "mcp-course/grader";
import { VERSION } from "../names.ts";

/** Data as a -32022 has it. */
export const versions = { supported: [VERSION], requested: "1900-01-01" };

/** A code that JSON-RPC defines, one that MCP defines, or one that an application made up. */
export function errorCode(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(-32700, -32600, -32601, -32602, -32603),
    fc.constantFrom(-32020, -32021, -32022),
    fc.constantFrom(0, 1, 404, 1001),
    fc.integer({ min: -40_000, max: 40_000 }),
  );
}
