import { defineProperty } from "../primordials.ts";

/**
 * Stacks are formatted inside the realm and by our function alone. Node's own formatter throws
 * errors of the host's realm at the student when an error's name is a symbol.
 */
export function lockStackFormat(format: (error: object, sites: NodeJS.CallSite[]) => string): void {
  defineProperty(Error, "prepareStackTrace", {
    value: format,
    writable: false,
    enumerable: false,
    configurable: false,
  });
}
