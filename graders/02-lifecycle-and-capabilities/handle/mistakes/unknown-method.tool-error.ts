/**
 * It looks as if an unknown method is answered with a result that says isError. That is how a tool
 * tells that it failed; a method that does not exist is an error of the protocol.
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
        capabilities: { tools: {} },
      },
    };
  }
  return {
    jsonrpc: "2.0",
    id: request.id,
    result: {
      resultType: "complete",
      content: [{ type: "text", text: "Method not found" }],
      isError: true,
    },
  };
}
