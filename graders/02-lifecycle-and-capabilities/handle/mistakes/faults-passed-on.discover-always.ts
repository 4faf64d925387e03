/**
 * It looks as if server/discover is answered whatever its envelope says. It asks for versions,
 * yes, but it has to name one like every other request: check the envelope first.
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
  try {
    const { id, method } = JSON.parse(text);
    if (method === "server/discover" && id !== undefined) {
      return { jsonrpc: "2.0", id, result: discover() };
    }
  } catch {
    // check_envelope will say so
  }
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
