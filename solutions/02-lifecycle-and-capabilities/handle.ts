import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { type ErrorResponse, type ResultResponse, VERSION } from "./protocol.ts";

/** Answers one message, from this message alone. A notification is not answered: null. */
export function handle(text: string): ResultResponse | ErrorResponse | null {
  const request = check_envelope(text);
  if ("error" in request) return request;
  if (request.id === undefined) return null;
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
  return error_response(request.id, -32601, `There is no method ${request.method}`);
}
