/**
 * It looks as if tools is true. A capability is there when its member is there; the member holds
 * an object, and an empty one has nothing more to say.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const discover = () => ({
  resultType: "complete",
  supportedVersions: [VERSION],
  capabilities: { tools: true },
});

export const handle = (text: string): any => {
  const request = check_envelope(text);
  if ("error" in request) return request;
  const { id, method } = request;
  if (id === undefined) return null;

  switch (method) {
    case "server/discover":
      return { jsonrpc: "2.0", id, result: discover() };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
