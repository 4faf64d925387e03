/**
 * The language as it was before the student's code ran. All of the prelude goes through these: what
 * a student does to `JSON.stringify` or `Array.prototype` later changes nothing here. For the same
 * reason the prelude has no `for…of`, no spread and no array pattern (they look up Symbol.iterator),
 * and stores through `append` and `bare` (plain stores reach setters on Object.prototype).
 */
const { bind, call } = Function.prototype;

type Method<T, A extends unknown[], R> = (this: T, ...args: A) => R;

/** Turns a method into a function that takes `this` first, for good. */
export const uncurryThis = bind.bind(call) as unknown as <T, A extends unknown[], R>(
  method: Method<T, A, R>,
) => (self: T, ...args: A) => R;

export const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
export const reflectSet = Reflect.set;
export const { create, setPrototypeOf } = Object;
export const { isArray } = Array;
export const isFiniteNumber = Number.isFinite;
export const jsonStringify = JSON.stringify;
export const jsonParse = JSON.parse;
export const timeNow = Date.now;
export const hasOwn = Object.hasOwn;
export const toText = String;
export const NativePromise = Promise;

export const objectToString = uncurryThis(Object.prototype.toString);
export const isPrototype = uncurryThis(Object.prototype.isPrototypeOf);
export const functionToString = uncurryThis(Function.prototype.toString);
export const promiseThen = uncurryThis(Promise.prototype.then);
export const errorToString = uncurryThis(Error.prototype.toString);
export const errorPrototype = Error.prototype;
export const charCodeAt = uncurryThis(String.prototype.charCodeAt);
export const sliceText = uncurryThis(String.prototype.slice);
export const repeatText = uncurryThis(String.prototype.repeat);
export const indexOfText = uncurryThis(String.prototype.indexOf);

export const padText = uncurryThis(String.prototype.padEnd);
export const splitText = uncurryThis(
  String.prototype.split as (this: string, by: string) => string[],
);
export const matches = uncurryThis(RegExp.prototype.test);
export const regExpToString = uncurryThis(RegExp.prototype.toString);
/** The getter of one flag looks at the inner parts of a RegExp; it lets only its own prototype pass too. */
export const isGlobalRegExp = getterOf(RegExp.prototype, "global");
export const symbolToString = uncurryThis(Symbol.prototype.toString);
export const dateToIso = uncurryThis(Date.prototype.toISOString);
export const dateValue = uncurryThis(Date.prototype.getTime);
export const isBufferView = ArrayBuffer.isView;
export const mapForEach = uncurryThis(Map.prototype.forEach);
export const setForEach = uncurryThis(Set.prototype.forEach);
export const mapSize = getterOf(Map.prototype, "size") as (map: unknown) => number;
export const setSize = getterOf(Set.prototype, "size") as (set: unknown) => number;
export const lengthOfTyped = getterOf(getPrototypeOf(Int8Array.prototype) as object, "length") as (
  array: unknown,
) => number;

/** A getter as a function of the object; it throws where the object has not the inner parts for it. */
export function getterOf(prototype: object, name: string | symbol): (self: unknown) => unknown {
  const getter = getOwnPropertyDescriptor(prototype, name)?.get;
  if (getter === undefined) throw new TypeError(`no getter ${String(name)}`);
  return uncurryThis(getter as (this: unknown) => unknown);
}

/** Adds to the end of an array, whatever setters the student put on a prototype. */
export function append<T>(list: T[], item: T): void {
  defineProperty(
    list,
    list.length,
    bare({ value: item, writable: true, enumerable: true, configurable: true }),
  );
}

/** The same members on an object that inherits nothing. */
export function bare<T extends object>(members: T): T {
  return setPrototypeOf(members, null) as T;
}
