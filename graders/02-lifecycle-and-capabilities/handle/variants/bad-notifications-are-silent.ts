/** A notification is never answered, not even when its envelope is bad. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

function isNotification(text: string) {
  try {
    const message = JSON.parse(text);
    return message !== null && !Array.isArray(message) && message.id === undefined && typeof message === "object";
  } catch {
    return false;
  }
}

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return isNotification(text) ? null : request;
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
