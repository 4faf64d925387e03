/**
 * It looks as if the result is returned by itself. It goes into an answer: an object with jsonrpc,
 * the id of the request, and result.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const discover = () => ({
  resultType: "complete",
  supportedVersions: [VERSION],
  capabilities: { tools: {} },
});

export const handle = (text: string): any => {
  const request = check_envelope(text);
  if ("error" in request) return request;
  const { id, method } = request;
  if (id === undefined) return null;

  switch (method) {
    case "server/discover":
      return discover();
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
