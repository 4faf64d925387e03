import { arrayText, quote } from "./json-text.ts";
import {
  append,
  charCodeAt,
  isArray,
  isFiniteNumber,
  jsonStringify,
  toText,
} from "./primordials.ts";
import { threwText } from "./thrown.ts";

/** A value as text: JSON, the JSON text of a fault, or a promise that has to be waited for. */
export type Encoded = { json: string } | { fault: string } | { promise: unknown };

/** Thrown by the replacer to end `JSON.stringify` early. */
interface Stop {
  fault: string;
}

const deepest = 1000;

/**
 * Writes a result exactly as the realm's own `JSON.stringify` would, except that what JSON cannot
 * hold is a fault and not silently another value.
 *
 * @param value what the student's function returned
 * @param mostBytes the longest JSON text that is let through, in bytes of UTF-8
 */
export function encode(value: unknown, mostBytes: number): Encoded {
  let stop: Stop | null = null;
  try {
    if (isThenable(value)) return { promise: value };
    const json: string | undefined = jsonStringify(
      value,
      watcher(mostBytes, (reason) => {
        stop = reason;
        throw reason;
      }),
    );
    if (json === undefined) return { fault: nothingText(value) };
    return isLonger(json, mostBytes) ? { fault: outputText } : { json };
  } catch (thrown) {
    return { fault: stop === null ? threwText(thrown) : (stop as Stop).fault };
  }
}

const outputText = `{"kind":"output"}`;

function nothingText(value: unknown): string {
  if (typeof value === "function") return notJsonText([], "a function");
  if (typeof value === "symbol") return notJsonText([], "a symbol");
  return `{"kind":"nothing"}`;
}

function isThenable(value: unknown): boolean {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return false;
  return typeof (value as { then?: unknown }).then === "function";
}

/**
 * A replacer for `JSON.stringify` that changes nothing and looks at everything: it is called with
 * each value after `toJSON`, with the object or array that holds it as `this`.
 */
function watcher(mostBytes: number, stop: (reason: Stop) => never) {
  const holders: unknown[] = [];
  const keys: string[] = [];
  let depth = 0;
  let bytes = 0;

  return function look(this: unknown, key: string, value: unknown): unknown {
    while (depth > 0 && holders[depth - 1] !== this) depth -= 1;
    const wrong = whatIsWrong(value);
    if (wrong !== null) return stop({ fault: notJsonText(pathTo(this, key), wrong) });
    bytes += leastBytes(this, key, value);
    if (bytes > mostBytes) return stop({ fault: outputText });
    if (typeof value === "object" && value !== null) enter(this, key, value);
    return value;
  };

  function enter(holder: unknown, key: string, value: object): void {
    for (let i = 0; i < depth; i += 1) {
      if (holders[i] === value) stop({ fault: notJsonText(pathTo(holder, key), "a cycle") });
    }
    if (depth > deepest) {
      stop({ fault: notJsonText(pathTo(holder, key), `nested deeper than ${deepest}`) });
    }
    store(holders, depth, value);
    store(keys, depth, key);
    depth += 1;
  }

  /** Path elements as JSON texts: the outermost key is the empty one of the wrapper. */
  function pathTo(holder: unknown, key: string): string[] {
    const path: string[] = [];
    for (let i = 1; i < depth; i += 1) append(path, elementText(holders[i - 1], keys[i] ?? ""));
    if (depth > 0) append(path, elementText(holder, key));
    return path;
  }
}

function elementText(holder: unknown, key: string): string {
  return isArray(holder) ? key : quote(key);
}

function whatIsWrong(value: unknown): string | null {
  if (typeof value === "bigint") return "a BigInt";
  if (typeof value === "number" && !isFiniteNumber(value)) return toText(value);
  return null;
}

/** No text of the value is shorter: so that an endless one is given up before it is written. */
function leastBytes(holder: unknown, key: string, value: unknown): number {
  const dropped = value === undefined || typeof value === "function" || typeof value === "symbol";
  if (isArray(holder)) return dropped ? 4 : 1 + sizeOf(value);
  return dropped ? 0 : key.length + sizeOf(value);
}

function sizeOf(value: unknown): number {
  return typeof value === "string" ? value.length + 2 : 1;
}

function isLonger(text: string, mostBytes: number): boolean {
  if (text.length * 3 <= mostBytes) return false;
  let bytes = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = charCodeAt(text, i);
    // A pair of surrogates takes four bytes, two for each of its halves.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes > mostBytes;
}

function notJsonText(path: readonly string[], found: string): string {
  return `{"kind":"not-json","path":${arrayText(path)},"found":${quote(found)}}`;
}

function store<T>(list: T[], index: number, item: T): void {
  if (index < list.length) list[index] = item;
  else append(list, item);
}
