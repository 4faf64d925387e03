/** JavaScript as it was written before 2015, exported under another name than its own. */
import * as errors from "./error_response.ts";
import * as protocol from "./protocol.ts";

var toString = Object.prototype.toString;

function check(text) {
  var message, meta, caps, missing;
  try {
    message = JSON.parse(text);
  } catch (e) {
    return errors.error_response(null, -32700, "Parse error");
  }
  if (toString.call(message) !== "[object Object]") {
    return errors.error_response(null, -32600, "Invalid Request");
  }
  var id = typeof message.id === "undefined" ? null : message.id;
  if (message.jsonrpc !== "2.0" || typeof message.method !== "string") {
    return errors.error_response(id, -32600, "Invalid Request");
  }
  if (message.method === "initialize") {
    return errors.error_response(id, -32601, "Method not found");
  }
  meta = (message.params && message.params._meta) || {};
  caps = meta[protocol.CKEY];
  missing = "";
  if (typeof meta[protocol.VKEY] === "undefined") missing += " " + protocol.VKEY;
  if (toString.call(caps) !== "[object Object]") missing += " " + protocol.CKEY;
  if (missing) {
    return errors.error_response(id, -32602, "Invalid params:" + missing);
  }
  if (meta[protocol.VKEY] !== protocol.VERSION) {
    return errors.error_response(id, -32022, "Unsupported protocol version", {
      requested: meta[protocol.VKEY],
      supported: [protocol.VERSION],
    });
  }
  return message;
}

export { check as check_envelope };
