/**
 * It looks as if server/discover is answered only when its params hold nothing but _meta. What
 * else is in there is not asked for, and does no harm.
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
    if (Object.keys(request.params).length > 1) {
      return error_response(request.id, -32602, "server/discover has no parameters");
    }
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
