import { hasOwn, ownKeys } from "../primordials.ts";

/** The globals of ECMAScript 2023 that can neither wait nor compile, and no others. */
const offered = setOf([
  "globalThis",
  "Infinity",
  "NaN",
  "undefined",
  "eval",
  "isFinite",
  "isNaN",
  "parseFloat",
  "parseInt",
  "decodeURI",
  "decodeURIComponent",
  "encodeURI",
  "encodeURIComponent",
  "escape",
  "unescape",
  "AggregateError",
  "Array",
  "ArrayBuffer",
  "BigInt",
  "BigInt64Array",
  "BigUint64Array",
  "Boolean",
  "DataView",
  "Date",
  "Error",
  "EvalError",
  "FinalizationRegistry",
  "Float32Array",
  "Float64Array",
  "Function",
  "Int8Array",
  "Int16Array",
  "Int32Array",
  "Map",
  "Number",
  "Object",
  "Promise",
  "Proxy",
  "RangeError",
  "ReferenceError",
  "RegExp",
  "Set",
  "String",
  "Symbol",
  "SyntaxError",
  "TypeError",
  "Uint8Array",
  "Uint8ClampedArray",
  "Uint16Array",
  "Uint32Array",
  "URIError",
  "WeakMap",
  "WeakRef",
  "WeakSet",
  "Intl",
  "JSON",
  "Math",
  "Reflect",
]);

/**
 * Takes away every global that is not on the list: WebAssembly (compiles), SharedArrayBuffer and
 * Atomics (wait), and whatever a newer Node adds, so that a verdict is the same on each of them.
 */
export function removeGlobals(): void {
  const keys = ownKeys(globalThis);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i];
    if (typeof key === "string" && !hasOwn(offered, key)) Reflect.deleteProperty(globalThis, key);
  }
}

function setOf(names: readonly string[]): Record<string, true> {
  const set: Record<string, true> = {};
  for (let i = 0; i < names.length; i += 1) set[names[i] ?? ""] = true;
  return set;
}
