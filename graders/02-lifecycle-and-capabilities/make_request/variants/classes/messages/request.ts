import { CKEY, type JsonObject, type RequestId, VERSION, VKEY } from "../protocol.ts";
import { Message } from "./message.ts";

class Params {
  [name: string]: unknown;
  _meta: Record<string, unknown> = { [VKEY]: VERSION, [CKEY]: {} };
}

export class RequestMessage extends Message {
  params = new Params();

  constructor(
    readonly id: RequestId,
    readonly method: string,
  ) {
    super();
  }

  with(params: JsonObject | null): this {
    const { _meta } = this.params;
    Object.assign(this.params, params, { _meta });
    return this;
  }

  inVersion(version: string): this {
    this.params._meta[VKEY] = version;
    return this;
  }

  capableOf(caps: JsonObject | null): this {
    if (caps !== null) this.params._meta[CKEY] = caps;
    return this;
  }
}
