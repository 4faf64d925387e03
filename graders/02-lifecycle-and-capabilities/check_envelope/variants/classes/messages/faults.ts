import { error_response } from "../error_response.ts";
import { type Json, type RequestId, VERSION } from "../protocol.ts";

export abstract class Fault {
  abstract readonly code: number;
  abstract readonly says: string;
  protected readonly data: Json = null;

  answer(id: RequestId | null) {
    return error_response(id, this.code, this.says, this.data);
  }
}

export class NotJson extends Fault {
  readonly code = -32700;
  readonly says = "Parse error";
}

export class NoRequest extends Fault {
  readonly code = -32600;
  readonly says = "Invalid request";
}

export class NoInitialize extends Fault {
  readonly code = -32601;
  readonly says = "Method not found";
}

export class MissingKeys extends Fault {
  readonly code = -32602;
  readonly says: string;

  constructor(keys: string[]) {
    super();
    this.says = `Missing in _meta: ${keys.join(", ")}`;
  }
}

export class OtherVersion extends Fault {
  readonly code = -32022;
  readonly says = "Unsupported protocol version";
  protected override readonly data: Json;

  constructor(requested: Json) {
    super();
    this.data = { supported: [VERSION], requested };
  }
}
