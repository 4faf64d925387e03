export enum Code {
  ParseError = -32700,
  InvalidParams = -32602,
  MethodNotFound,
  InvalidRequest,
  UnsupportedProtocolVersion = -32022,
}
