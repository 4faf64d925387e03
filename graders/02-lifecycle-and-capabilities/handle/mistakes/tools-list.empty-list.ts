/**
 * It looks as if tools/list is answered with an empty list. A real server that names tools would
 * do so; this small one has only server/discover, and says of every other method that it is not
 * there.
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
      return { jsonrpc: "2.0", id, result: discover() };
    case "tools/list":
      return { jsonrpc: "2.0", id, result: { resultType: "complete", tools: [] } };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
