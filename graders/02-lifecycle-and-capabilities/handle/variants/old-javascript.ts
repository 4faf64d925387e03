/** JavaScript as it was written before 2015, exported under another name than its own. */
import * as envelope from "./check_envelope.ts";
import * as errors from "./error_response.ts";
import * as protocol from "./protocol.ts";

function answer(text) {
  var request = envelope.check_envelope(text) as any;
  if (request.hasOwnProperty("error")) {
    return request;
  }
  if (typeof request.id === "undefined") {
    return null;
  }
  if (request.method !== "server/discover") {
    return errors.error_response(request.id, -32601, "Method not found");
  }
  var response = { jsonrpc: "2.0", id: request.id, result: {} as any };
  response.result.resultType = "complete";
  response.result.supportedVersions = new Array(1);
  response.result.supportedVersions[0] = protocol.VERSION;
  response.result.capabilities = { tools: new Object() };
  return response;
}

export { answer as handle };
