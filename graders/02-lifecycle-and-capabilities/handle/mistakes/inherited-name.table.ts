/**
 * It looks as if methods are looked up in a plain object. Every object inherits names such as
 * toString and constructor, and what is found under them is called as if it were yours: ask
 * whether the name is the table's own.
 */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const methods: any = {
  "server/discover": () => ({
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities: { tools: {} },
  }),
};

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error) {
    return request;
  }
  if (request.id === undefined) {
    return null;
  }
  const method = methods[request.method];
  if (method) {
    return { jsonrpc: "2.0", id: request.id, result: method() };
  }
  return error_response(request.id, -32601, "Method not found");
}
