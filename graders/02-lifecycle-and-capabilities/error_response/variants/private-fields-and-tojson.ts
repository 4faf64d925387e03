/** Nothing shows of this object but what its toJSON gives; the error is a subclass of Error. */
import type { Json, RequestId } from "./protocol.ts";

class Refusal extends Error {
  #code: number;
  #data: Json;

  constructor(code: number, message: string, data: Json) {
    super(message);
    this.#code = code;
    this.#data = data;
  }

  toJSON() {
    const error = { code: this.#code, message: this.message };
    return this.#data === null ? error : { ...error, data: this.#data };
  }
}

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const refusal = new Refusal(code, message, data);
  return {
    get jsonrpc() {
      return "2.0";
    },
    get id() {
      return id;
    },
    get error() {
      return refusal;
    },
  };
}
