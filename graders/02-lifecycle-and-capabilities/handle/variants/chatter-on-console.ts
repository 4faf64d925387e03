/** Prints a lot, before and during each call; none of it is the answer. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

let served = 0;
console.info("server is up");

export function handle(text: string) {
  served++;
  console.log("message", served, text);
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.id === undefined) {
    console.warn("a notification");
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
  console.error(JSON.stringify(error_response(request.id, 0, "passed")));
  return error_response(request.id, -32601, "Method not found");
}
