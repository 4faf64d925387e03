import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string): any {
  const message = parse(text.replace(/^\uFEFF/, ""));
  if (message === undefined) return error_response(null, -32700, "Parse error");
  const fault = faultIn(message ?? undefined);
  if (fault === null) return message;
  const isNotification = isObject(message) && (message.id ?? null) === null;
  return isNotification ? null : fault;
}

function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultIn(message: any) {
  const id = message?.id ?? null;
  if (!isObject(message) || message.jsonrpc !== "2.0" || typeof message.method !== "string") {
    return error_response(isObject(message) ? id : null, -32600, "Invalid request");
  }
  if (message.method === "initialize") return error_response(id, -32601, "Method not found");
  const meta = message.params?._meta;
  if (meta?.[VKEY] === undefined || !isObject(meta[CKEY])) {
    return error_response(id, -32602, `_meta needs ${VKEY} and ${CKEY}`);
  }
  if (meta[VKEY] === VERSION) return null;
  const data = { supported: [VERSION], requested: meta[VKEY] };
  return error_response(id, -32022, "Unsupported protocol version", data);
}

function isObject(value: any): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
