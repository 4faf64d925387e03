/**
 * It looks as if ping is answered. Older revisions had it, this one has not: it is an unknown
 * method like any other.
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
  if (request.method === "ping") {
    return { jsonrpc: "2.0", id: request.id, result: {} };
  }
  return error_response(request.id, -32601, "Method not found");
}
