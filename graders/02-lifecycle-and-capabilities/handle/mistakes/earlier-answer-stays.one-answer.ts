/**
 * It looks as if there is one answer that gets a new id each time. The earlier answer is the same
 * object, so its id changes with it: build a new one for each request.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const answer: any = {
  jsonrpc: "2.0",
  id: null,
  result: {
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities: { tools: {} },
  },
};

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.id === undefined) {
    return null;
  }
  if (request.method === "server/discover") {
    answer.id = request.id;
    return answer;
  }
  return error_response(request.id, -32601, "Method not found");
}
