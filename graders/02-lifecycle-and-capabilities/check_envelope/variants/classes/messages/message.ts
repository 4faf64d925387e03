import { CKEY, VERSION, VKEY } from "../protocol.ts";
import { type Fault, MissingKeys, NoInitialize, NoRequest, OtherVersion } from "./faults.ts";

/** Whatever was parsed. It is written as JSON as it came. */
export class Message {
  readonly #value: any;

  private constructor(value: unknown) {
    this.#value = value;
  }

  static read(text: string): Message {
    return new Message(JSON.parse(text));
  }

  get id() {
    return this.isObject(this.#value) ? (this.#value.id ?? null) : null;
  }

  get method() {
    return this.#value.method;
  }

  set method(name: string) {
    this.#value.method = name;
  }

  fault(): Fault | undefined {
    if (!this.isObject(this.#value)) return new NoRequest();
    if (this.#value.jsonrpc !== "2.0" || typeof this.method !== "string") return new NoRequest();
    if (this.method === "initialize") return new NoInitialize();
    const meta = this.#value.params?._meta ?? {};
    const missing: string[] = [];
    if (meta[VKEY] === undefined) missing.push(VKEY);
    if (!this.isObject(meta[CKEY])) missing.push(CKEY);
    if (missing.length > 0) return new MissingKeys(missing);
    return meta[VKEY] === VERSION ? undefined : new OtherVersion(meta[VKEY]);
  }

  toJSON() {
    return this.#value;
  }

  private isObject(value: unknown): boolean {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}
