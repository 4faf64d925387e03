/** One import with .js, one with .ts, one without a suffix. */
import { check_envelope } from "./check_envelope.js";
import { discovery } from "./discovery";
import { error_response } from "./error_response.ts";

export function handle(text: string) {
  const request: any = check_envelope(text);
  if (request.error !== undefined) return request;
  if (!("id" in request)) return null;
  return request.method === "server/discover"
    ? { jsonrpc: "2.0", id: request.id, result: discovery() }
    : error_response(request.id, -32601, "Method not found");
}
