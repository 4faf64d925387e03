import type { JsonObject } from "../protocol.ts";

enum Key {
  Version = "io.modelcontextprotocol/protocolVersion",
  Capabilities = "io.modelcontextprotocol/clientCapabilities",
}

export function metaOf(version: string, caps: JsonObject | null): Record<string, unknown> {
  const meta: Record<string, unknown> = {};
  meta[Key.Version] = version;
  meta[Key.Capabilities] = caps ? caps : {};
  return meta;
}
