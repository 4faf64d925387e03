import {
  bare,
  defineProperty,
  functionToString,
  sliceText,
  symbolToString,
} from "../primordials.ts";

const NativeError = Error;

/** What browsers and Node throw for a value that cannot be copied. */
export function dataCloneError(value: unknown): Error {
  const shown =
    typeof value === "symbol"
      ? symbolToString(value)
      : typeof value === "function"
        ? sliceText(functionToString(value as () => void), 0, 100)
        : "The value";
  const error = new NativeError(`${shown} could not be cloned.`);
  const name = "DataCloneError";
  defineProperty(
    error,
    "name",
    bare({ value: name, writable: true, enumerable: false, configurable: true }),
  );
  return error;
}
