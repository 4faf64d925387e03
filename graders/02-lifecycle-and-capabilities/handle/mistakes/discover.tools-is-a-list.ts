/**
 * It looks as if the capabilities are a list of names. They are an object with a member for each
 * capability, and what is in that member tells more about it.
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
        capabilities: ["tools"],
      },
    };
  }
  return error_response(request.id, -32601, "Method not found");
}
