import { getOwnPropertyDescriptor, getPrototypeOf, getterOf, uncurryThis } from "../primordials.ts";
import type { Clone } from "./structured-clone.ts";

const byteLength = getterOf(ArrayBuffer.prototype, "byteLength") as (buffer: unknown) => number;
const sliceBuffer = uncurryThis(ArrayBuffer.prototype.slice);
const typedPrototype = getPrototypeOf(Int8Array.prototype) as object;
const typedName = getterOf(typedPrototype, Symbol.toStringTag) as (
  view: unknown,
) => string | undefined;
const typedBuffer = getterOf(typedPrototype, "buffer") as (view: unknown) => ArrayBuffer;
const typedOffset = getterOf(typedPrototype, "byteOffset") as (view: unknown) => number;
const typedLength = getterOf(typedPrototype, "length") as (view: unknown) => number;
const dataBuffer = getterOf(DataView.prototype, "buffer") as (view: unknown) => ArrayBuffer;
const dataOffset = getterOf(DataView.prototype, "byteOffset") as (view: unknown) => number;
const dataLength = getterOf(DataView.prototype, "byteLength") as (view: unknown) => number;
const NativeDataView = DataView;
const NativeUint8Array = Uint8Array;

type ViewClass = new (buffer: ArrayBuffer, offset: number, length: number) => object;

/** The view classes as they were at the start, by name. */
const classes: Record<string, ViewClass> = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
};

/** The copy of an ArrayBuffer; null for any other object. */
export function cloneBuffer(value: object): object | null {
  try {
    return sliceBuffer(value as ArrayBuffer, 0, byteLength(value));
  } catch {
    return null;
  }
}

/** The copy of a typed array or DataView on a copy of its buffer. */
export function cloneView(view: object, clone: Clone): object {
  const name = typedName(view);
  if (name === undefined) {
    const buffer = clone(dataBuffer(view)) as ArrayBuffer;
    return new NativeDataView(buffer, dataOffset(view), dataLength(view));
  }
  const View = getOwnPropertyDescriptor(classes, name)?.value ?? NativeUint8Array;
  const buffer = clone(typedBuffer(view)) as ArrayBuffer;
  return new (View as ViewClass)(buffer, typedOffset(view), typedLength(view));
}
