/**
 * It looks as if a notification of a method you do not know is refused. A notification is never
 * answered, neither with a result nor with an error.
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
  if (id === undefined) {
    return method === "server/discover" ? null : error_response(null, -32601, "unknown method");
  }

  switch (method) {
    case "server/discover":
      return { jsonrpc: "2.0", id, result: discover() };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
