import {
  bare,
  create,
  defineProperty,
  getOwnPropertyDescriptor,
  hasOwn,
  toText,
} from "../primordials.ts";

/** The error classes that survive copying, as they were at the start; others become `Error`. */
const prototypes: Record<string, object> = bare({
  Error: Error.prototype,
  EvalError: EvalError.prototype,
  RangeError: RangeError.prototype,
  ReferenceError: ReferenceError.prototype,
  SyntaxError: SyntaxError.prototype,
  TypeError: TypeError.prototype,
  URIError: URIError.prototype,
});

/** The copy of an error: class, message and stack. */
export function cloneError(error: Error): object {
  const name = toText(error.name);
  const prototype = hasOwn(prototypes, name) ? prototypes[name] : prototypes.Error;
  const copy = create(prototype ?? null) as object;
  const message: unknown = getOwnPropertyDescriptor(error, "message")?.value;
  if (message !== undefined) hide(copy, "message", toText(message));
  hide(copy, "stack", toText(error.stack));
  return copy;
}

function hide(on: object, name: string, value: unknown): void {
  defineProperty(on, name, bare({ value, writable: true, enumerable: false, configurable: true }));
}
