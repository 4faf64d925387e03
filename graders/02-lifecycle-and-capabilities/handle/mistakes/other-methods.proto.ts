/**
 * It looks as if methods are looked up in a plain object, guarded by whether a function is found.
 * Under the name __proto__ there is no function but an object, and it gets through: ask whether
 * the name is the table's own.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const results: any = {
  "server/discover": {
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities: { tools: {} },
  },
};

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.id === undefined) {
    return null;
  }
  const result = results[request.method];
  if (typeof result === "object") {
    return { jsonrpc: "2.0", id: request.id, result };
  }
  return error_response(request.id, -32601, "Method not found");
}
