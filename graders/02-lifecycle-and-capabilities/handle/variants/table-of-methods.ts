/** Methods are looked up in a table, by the names that are its own. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const table: Record<string, () => object> = {
  "server/discover": () => ({
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities: { tools: {} },
  }),
};

export function handle(text: string) {
  const request = check_envelope(text);
  if ("error" in request) return request;
  const { id, method } = request;
  if (id === undefined) return null;
  if (!Object.hasOwn(table, method)) return error_response(id, -32601, "Method not found");
  return { jsonrpc: "2.0", id, result: table[method]!() };
}
