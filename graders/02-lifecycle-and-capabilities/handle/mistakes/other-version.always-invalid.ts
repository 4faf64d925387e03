/**
 * It looks as if every fault is answered with -32600. check_envelope has found out which fault it
 * is, and gave it its code: pass that on.
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
  if ("error" in request) {
    const { id, error } = request;
    const code = error.code === -32700 ? -32700 : -32600;
    return error_response(id, code, error.message);
  }
  const { id, method } = request;
  if (id === undefined) return null;

  switch (method) {
    case "server/discover":
      return { jsonrpc: "2.0", id, result: discover() };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
