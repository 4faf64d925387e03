import type { RequestId } from "../protocol.ts";
import type { Failure } from "./failure.ts";

export class Answer {
  static readonly version = "2.0";
  readonly jsonrpc = Answer.version;

  constructor(
    readonly id: RequestId | null,
    readonly error: Failure,
  ) {}
}
