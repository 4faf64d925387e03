import {
  bare,
  defineProperty,
  getOwnPropertyDescriptor,
  isArray,
  ownKeys,
  uncurryThis,
} from "../primordials.ts";
import { cloneBuiltIn } from "./built-in.ts";
import { dataCloneError } from "./error.ts";

/** Copies one value within a running copy: what was met before is the same object again. */
export type Clone = (value: unknown) => unknown;

/** Puts a `structuredClone` on the global object that is made of nothing but this realm. */
export function installStructuredClone(): void {
  defineProperty(
    globalThis,
    "structuredClone",
    bare({ value: structuredClone, writable: true, enumerable: false, configurable: true }),
  );
}

const newWeakMap = WeakMap;
const getCopy = uncurryThis(
  WeakMap.prototype.get as (this: WeakMap<object, object>, of: object) => object | undefined,
);
const setCopy = uncurryThis(
  WeakMap.prototype.set as (this: WeakMap<object, object>, of: object, copy: object) => unknown,
);

/** The HTML standard's algorithm, without transfer: nothing here could be transferred to. */
function structuredClone(value: unknown): unknown {
  const copies = new newWeakMap<object, object>();
  return clone(value);

  function clone(value: unknown): unknown {
    if (typeof value === "symbol" || typeof value === "function") throw dataCloneError(value);
    if (typeof value !== "object" || value === null) return value;
    const known = getCopy(copies, value);
    if (known !== undefined) return known;
    const remember = (copy: object): void => void setCopy(copies, value, copy);
    const builtIn = cloneBuiltIn(value, clone, remember);
    if (builtIn !== null) return builtIn;
    const copy: object = isArray(value) ? emptyList(value.length) : {};
    remember(copy);
    copyMembers(value, copy, clone);
    return copy;
  }
}

function emptyList(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

function copyMembers(from: object, to: object, clone: Clone): void {
  const keys = ownKeys(from);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i];
    if (typeof key !== "string") continue;
    if (getOwnPropertyDescriptor(from, key)?.enumerable !== true) continue;
    const value = clone((from as Record<string, unknown>)[key]);
    defineProperty(to, key, bare({ value, writable: true, enumerable: true, configurable: true }));
  }
}
