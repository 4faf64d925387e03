export class Answer {
  readonly jsonrpc = "2.0";

  constructor(
    readonly id: unknown,
    readonly result: object,
  ) {}
}
