/**
 * It looks as if you ask for the id before you ask for an error. The error for broken text has the
 * id null, and looks like a notification then: pass errors on first.
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
  const { id, method } = request as any;
  if (id === undefined || id === null) return null;
  if ("error" in request) return request;

  switch (method) {
    case "server/discover":
      return { jsonrpc: "2.0", id, result: discover() };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
