import { error_response } from "../error_response.ts";
import * as protocol from "../protocol.ts";

export namespace Answer {
  const supportedVersions = [protocol.VERSION];

  export function discovery({ id }: protocol.Request) {
    const capabilities = { tools: {} };
    return { result: { capabilities, supportedVersions, resultType: "complete" }, id, jsonrpc: "2.0" };
  }

  export function notFound({ id, method }: protocol.Request) {
    return error_response(id as protocol.RequestId, -32601, `Method not found: "${method}"`);
  }
}
