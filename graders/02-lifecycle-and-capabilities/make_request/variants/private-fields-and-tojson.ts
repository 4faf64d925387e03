/** Nothing shows of these objects but what their toJSON gives. */
import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "./protocol.ts";

class Meta {
  #version: string;
  #caps: JsonObject;

  constructor(version: string, caps: JsonObject) {
    this.#version = version;
    this.#caps = caps;
  }

  toJSON() {
    return { [VKEY]: this.#version, [CKEY]: this.#caps };
  }
}

class Call {
  #members: Map<string, unknown>;

  constructor(id: RequestId, method: string, params: object) {
    this.#members = new Map<string, unknown>([
      ["jsonrpc", "2.0"],
      ["id", id],
      ["method", method],
      ["params", params],
    ]);
  }

  toJSON() {
    return Object.fromEntries(this.#members);
  }
}

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  return new Call(id, method, { ...params, _meta: new Meta(version, caps ?? {}) });
}
