/**
 * It looks as if a bad message is not answered. The one who sent it learns nothing then: pass on
 * the error that check_envelope gave you.
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
  if ("error" in request) return null;
  const { id, method } = request;
  if (id === undefined) return null;

  switch (method) {
    case "server/discover":
      return { jsonrpc: "2.0", id, result: discover() };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
