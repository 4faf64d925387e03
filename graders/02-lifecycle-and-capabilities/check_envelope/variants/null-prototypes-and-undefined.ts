/** Objects without a prototype, and members that are undefined: neither shows in JSON text. */
import { CKEY, VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string): any {
  let message: any;
  try {
    message = JSON.parse(text, bare);
  } catch {
    return answer(null, -32700, "Parse error");
  }
  if (!isBare(message)) return answer(null, -32600, "Invalid request");

  const id = message.id === undefined ? null : message.id;
  if (message.jsonrpc !== "2.0" || typeof message.method !== "string") {
    return answer(id, -32600, "Invalid request");
  }
  if (message.method === "initialize") return answer(id, -32601, "Method not found");

  const params = isBare(message.params) ? message.params : bare("", {});
  const meta = isBare(params._meta) ? params._meta : bare("", {});
  const names: string[] = [];
  if (!(VKEY in meta)) names.push(VKEY);
  if (!isBare(meta[CKEY])) names.push(CKEY);
  if (names.length > 0) return answer(id, -32602, names.join(" and "));
  if (meta[VKEY] !== VERSION) {
    const data = bare("", { supported: [VERSION], requested: meta[VKEY], hint: undefined });
    return answer(id, -32022, "Unsupported protocol version", data);
  }
  message.error = undefined;
  return message;
}

function answer(id: any, code: number, message: string, data?: object) {
  const error = bare("", { code, message, data });
  return bare("", { jsonrpc: "2.0", id, result: undefined, error });
}

/** Gives an object away for one with the same members and no prototype. */
function bare(_: string, value: any): any {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.assign(Object.create(null), value);
}

function isBare(value: any): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
