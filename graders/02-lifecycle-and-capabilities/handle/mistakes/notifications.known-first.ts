/**
 * It looks as if you ask for the method before you ask for the id. A notification is never
 * answered, not even to say that its method is unknown: look for the id first.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.method === "server/discover") {
    if (request.id === undefined) {
      return null;
    }
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
