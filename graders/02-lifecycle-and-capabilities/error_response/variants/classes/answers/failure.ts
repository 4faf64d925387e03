import type { Json } from "../protocol.ts";

export class Failure {
  data?: Json;

  constructor(
    readonly code: number,
    readonly message: string,
  ) {}

  explain(data: Json): void {
    this.data = data;
  }
}
