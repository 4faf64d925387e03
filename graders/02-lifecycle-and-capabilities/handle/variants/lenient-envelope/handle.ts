/** Stands on a check_envelope that lets pass all that it may, and says nothing to notifications. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

export function handle(text: string) {
  const request = check_envelope(text);
  if (request === null || "error" in request) return request;
  const { id, method } = request;
  if (id === undefined || id === null) return null;
  if (method !== "server/discover") return error_response(id, -32601, "Method not found");
  return {
    jsonrpc: "2.0",
    id,
    result: { resultType: "complete", supportedVersions: [VERSION], capabilities: { tools: {} } },
  };
}
