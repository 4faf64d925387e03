/**
 * It looks as if you build the error again from code and message. The data is lost on the way, and
 * with it the versions that are supported: pass on what you got, as it is.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return error_response(request.id, request.error.code, request.error.message);
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
      },
    };
  }
  return error_response(request.id, -32601, "Method not found");
}
