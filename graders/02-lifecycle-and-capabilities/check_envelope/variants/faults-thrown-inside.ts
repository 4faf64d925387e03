/** Faults are thrown inside, and caught before they get out. */
import { error_response } from "./error_response.ts";
import { CKEY, type Json, VERSION, VKEY } from "./protocol.ts";

class Fault extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: Json = null,
  ) {
    super(message);
    this.name = "Fault";
  }
}

export function check_envelope(text: string) {
  let id = null;
  try {
    const request = parse(text);
    assertObject(request, -32600, "a request is an object");
    id = request.id ?? null;
    assert(request.jsonrpc === "2.0", -32600, "jsonrpc has to be 2.0");
    assert(typeof request.method === "string", -32600, "method has to be text");
    assert(request.method !== "initialize", -32601, "initialize is gone");
    checkMeta(Object(Object(request.params)._meta));
    return request;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return error_response(id, fault.code, fault.message, fault.data);
  }
}

function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(-32700, "the text is not JSON");
  }
}

function checkMeta(meta: any) {
  const hasVersion = Object.hasOwn(meta, VKEY);
  const hasCapabilities = isObject(meta[CKEY]);
  assert(hasVersion || hasCapabilities, -32602, `${VKEY} and ${CKEY} are missing`);
  assert(hasVersion, -32602, `${VKEY} is missing`);
  assert(hasCapabilities, -32602, `${CKEY} is missing`);
  const data = { supported: [VERSION], requested: meta[VKEY] };
  assert(meta[VKEY] === VERSION, -32022, "another version", data);
}

function assertObject(value: any, code: number, message: string) {
  assert(isObject(value), code, message);
}

function assert(condition: boolean, code: number, message: string, data: Json = null) {
  if (!condition) throw new Fault(code, message, data);
}

function isObject(value: any): boolean {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
