/** The result holds all that the specification wants in it, and more. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.id === undefined) {
    return null;
  }
  if (request.method === "server/discover") {
    return {
      jsonrpc: "2.0",
      id: request.id,
      result: {
        resultType: "complete",
        supportedVersions: [VERSION],
        capabilities: { tools: {} },
        ttlMs: 0,
        cacheScope: "private",
        instructions: "Nothing to see here.",
        _meta: { "io.modelcontextprotocol/serverInfo": { name: "server", version: "1.0.0" } },
      },
    };
  }
  return error_response(request.id, -32601, "Method not found");
}
