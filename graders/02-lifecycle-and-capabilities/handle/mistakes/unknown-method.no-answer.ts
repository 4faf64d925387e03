/**
 * It looks as if a method you do not know is not answered at all. The request has an id, so
 * somebody waits: tell them that there is no such method.
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
    default:
      return null;
  }
};
