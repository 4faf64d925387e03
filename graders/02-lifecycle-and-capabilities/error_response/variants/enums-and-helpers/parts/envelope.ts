import type { Json, RequestId } from "../protocol.ts";

export namespace Envelope {
  const jsonrpc = "2.0";

  export function around(id: RequestId | null, error: Record<string, Json>) {
    return { error, id, jsonrpc };
  }
}
