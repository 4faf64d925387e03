/**
 * It looks as if the text is parsed here as well, before it is checked. Broken text throws then,
 * though check_envelope would have told you: work with what that one gives back.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

export function handle(text: string) {
  const id = JSON.parse(text).id;
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (id === undefined) {
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
