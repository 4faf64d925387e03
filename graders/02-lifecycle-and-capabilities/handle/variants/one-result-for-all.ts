/** The result is the same for everybody, so it is made once; the answers around it are not. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const result = Object.freeze({
  resultType: "complete",
  supportedVersions: Object.freeze([VERSION]),
  capabilities: Object.freeze({ tools: Object.freeze({}) }),
});

export function handle(text: string) {
  const checked = check_envelope(text);
  if ("error" in checked) return checked;
  const { id, method } = checked;
  if (id === undefined) return null;
  if (method === "server/discover") return { jsonrpc: "2.0", id, result };
  return error_response(id, -32601, "Method not found");
}
