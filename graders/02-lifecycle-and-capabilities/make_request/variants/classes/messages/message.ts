export abstract class Message {
  readonly jsonrpc = "2.0";
}
