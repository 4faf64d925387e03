/**
 * It looks as if the server claims capabilities it does not have. A client will use what is named
 * here: name tools and nothing else.
 */
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
        capabilities: { tools: {}, resources: {}, prompts: {} },
      },
    };
  }
  return error_response(request.id, -32601, "Method not found");
}
