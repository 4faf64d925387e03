import { defineProperty } from "../primordials.ts";

/** Node looks for the formatter on the global `Error`: another `Error` would bring Node's own back. */
export function lockError(): void {
  defineProperty(globalThis, "Error", {
    value: Error,
    writable: false,
    enumerable: false,
    configurable: false,
  });
}
