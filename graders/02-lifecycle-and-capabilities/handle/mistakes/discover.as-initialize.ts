/**
 * It looks as if server/discover is answered as initialize was in older revisions. The result of
 * this one lists all versions that are supported, in supportedVersions.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const discover = () => ({
  protocolVersion: VERSION,
  serverInfo: { name: "server", version: "1.0.0" },
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
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
