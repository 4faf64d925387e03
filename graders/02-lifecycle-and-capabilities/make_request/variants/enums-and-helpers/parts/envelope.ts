export const enum Envelope {
  Version = "jsonrpc",
  Id = "id",
  Method = "method",
  Params = "params",
}
