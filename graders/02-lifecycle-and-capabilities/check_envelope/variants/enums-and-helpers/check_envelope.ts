/** An enum for the codes, a namespace for the questions, and a folder of their own for them. */
import { error_response } from "./error_response.ts";
import { Code } from "./parts/code.ts";
import { Is } from "./parts/is.ts";
import { missingKeys } from "./parts/missing_keys.ts";
import { VERSION, VKEY } from "./protocol.ts";

export function check_envelope(text: string) {
  const message = Is.json(text) ? JSON.parse(text) : undefined;
  if (message === undefined) return error_response(null, Code.ParseError, "Parse error");
  if (!Is.object(message)) return error_response(null, Code.InvalidRequest, "Invalid request");

  const refuse = (code: Code, says: string, data: any = null) =>
    error_response(message.id ?? null, code, says, data);
  if (!Is.request(message)) return refuse(Code.InvalidRequest, "Invalid request");
  if (message.method === "initialize") return refuse(Code.MethodNotFound, "Method not found");

  const meta = Is.object(message.params?._meta) ? message.params._meta : {};
  const missing = missingKeys(meta);
  if (missing !== "") return refuse(Code.InvalidParams, `_meta has no ${missing}`);
  if (meta[VKEY] !== VERSION) {
    const data = { supported: [VERSION], requested: meta[VKEY] };
    return refuse(Code.UnsupportedProtocolVersion, "Unsupported protocol version", data);
  }
  return message;
}
