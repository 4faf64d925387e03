/**
 * It looks as if server/discover is answered only the first time. Nothing is remembered from one
 * message to the next, not even that it was asked before.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

let discovered = false;

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.id === undefined) {
    return null;
  }
  if (request.method === "server/discover") {
    if (discovered) {
      return error_response(request.id, -32600, "Already discovered");
    }
    discovered = true;
    return {
      jsonrpc: "2.0",
      id: request.id,
      result: {
        resultType: "complete",
        supportedVersions: [VERSION],
        capabilities: { tools: {} },
      },
    };
  }
  return error_response(request.id, -32601, "Method not found");
}
