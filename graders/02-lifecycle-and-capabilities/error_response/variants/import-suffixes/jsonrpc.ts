export const jsonrpc = "2.0";
