import { brandOf } from "../console/brands.ts";
import { isError } from "../is-error.ts";
import {
  append,
  dateValue,
  isBufferView,
  mapForEach,
  objectToString,
  setForEach,
  uncurryThis,
} from "../primordials.ts";
import { cloneBuffer, cloneView } from "./binary.ts";
import { dataCloneError } from "./error.ts";
import { cloneError } from "./errors.ts";
import type { Clone } from "./structured-clone.ts";

const NativeDate = Date;
const NativeMap = Map;
const NativeSet = Set;
const NativeRegExp = RegExp;
const NativeObject = Object;
const addToMap = uncurryThis(
  Map.prototype.set as (this: Map<unknown, unknown>, key: unknown, value: unknown) => unknown,
);
const addToSet = uncurryThis(Set.prototype.add as (this: Set<unknown>, value: unknown) => unknown);

/**
 * The copy of an object that has more to it than its members; null for plain objects and arrays.
 *
 * @param remember called with the copy before what stands inside is copied
 * @throws DataCloneError for what cannot be copied: promises, weak collections
 */
export function cloneBuiltIn(
  value: object,
  clone: Clone,
  remember: (copy: object) => void,
): object | null {
  const copy = newCopy(value, clone);
  if (copy === null) return null;
  remember(copy);
  fill(value, copy, clone);
  return copy;
}

function newCopy(value: object, clone: Clone): object | null {
  switch (brandOf(value)) {
    case "date":
      return new NativeDate(dateValue(value as Date));
    case "regexp":
      return new NativeRegExp((value as RegExp).source, (value as RegExp).flags);
    case "map":
      return new NativeMap();
    case "set":
      return new NativeSet();
  }
  if (isBufferView(value)) return cloneView(value, clone);
  const buffer = cloneBuffer(value);
  if (buffer !== null) return buffer;
  if (isError(value)) return cloneError(value);
  return boxed(value);
}

function boxed(value: object): object | null {
  switch (objectToString(value)) {
    case "[object Number]":
    case "[object String]":
    case "[object Boolean]":
    case "[object BigInt]":
      return NativeObject((value as { valueOf(): unknown }).valueOf());
    case "[object Promise]":
    case "[object WeakMap]":
    case "[object WeakSet]":
    case "[object WeakRef]":
      throw dataCloneError(value);
    default:
      return null;
  }
}

function fill(value: object, copy: object, clone: Clone): void {
  const brand = brandOf(value);
  if (brand === "map") {
    // Read whole before it is copied: a getter inside could change it meanwhile.
    const entries: { key: unknown; value: unknown }[] = [];
    mapForEach(value as Map<unknown, unknown>, (held: unknown, key: unknown) =>
      append(entries, { key, value: held }),
    );
    for (let i = 0; i < entries.length; i += 1) {
      addToMap(copy as Map<unknown, unknown>, clone(entries[i]?.key), clone(entries[i]?.value));
    }
  } else if (brand === "set") {
    const values: unknown[] = [];
    setForEach(value as Set<unknown>, (held: unknown) => append(values, held));
    for (let i = 0; i < values.length; i += 1) addToSet(copy as Set<unknown>, clone(values[i]));
  }
}
