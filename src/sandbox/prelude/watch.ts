import { arrayText, quote } from "./json-text.ts";
import { append, isArray, isFiniteNumber, sliceText, toText } from "./primordials.ts";

/** Looks at everything `JSON.stringify` writes, and ends it where it comes upon a fault. */
export interface Watch {
  /** The longest JSON text that is let through, in bytes of UTF-8. */
  readonly mostBytes: number;
  /** Is called before each `JSON.stringify`. */
  begin(): void;
  /**
   * A replacer that changes nothing. It is called with each value after its `toJSON`, and with the
   * object or array that holds it as `this`.
   */
  look(this: unknown, key: string, value: unknown): unknown;
  /** JSON text of the fault that ended it; null: it was not ended by us. */
  fault(): string | null;
}

/** JSON text of the fault of a result that is too long. */
export const outputText = `{"kind":"output"}`;

const deepest = 1000;
const longestKey = 200;

/**
 * One watch serves all results of a realm: its lists grow once, and adding to one is slow here.
 *
 * @param mostBytes the longest JSON text that is let through
 */
export function createWatch(mostBytes: number): Watch {
  const holders: unknown[] = [];
  const keys: string[] = [];
  let depth = 0;
  let bytes = 0;
  let fault: string | null = null;

  function stop(text: string): never {
    fault = text;
    throw text;
  }

  function enter(holder: unknown, key: string, value: object): void {
    for (let i = 0; i < depth; i += 1) {
      if (holders[i] === value) stop(notJsonText(pathTo(holder, key), "a cycle"));
    }
    if (depth >= deepest) {
      stop(notJsonText(pathTo(holder, key), `nested deeper than ${deepest}`));
    }
    store(holders, depth, value);
    store(keys, depth, key);
    depth += 1;
  }

  /** Path elements as JSON texts. The first key is the empty one of the wrapper, and left out. */
  function pathTo(holder: unknown, key: string): string[] {
    const path: string[] = [];
    for (let i = 1; i < depth; i += 1) append(path, elementText(holders[i - 1], keys[i] ?? ""));
    if (depth > 0) append(path, elementText(holder, key));
    return path;
  }

  return {
    mostBytes,
    begin() {
      // What was returned before must not be kept alive.
      for (let i = 0; i < holders.length && holders[i] !== null; i += 1) holders[i] = null;
      depth = 0;
      bytes = 0;
      fault = null;
    },
    look(key, value) {
      while (depth > 0 && holders[depth - 1] !== this) depth -= 1;
      const wrong = whatIsWrong(value);
      if (wrong !== null) stop(notJsonText(pathTo(this, key), wrong));
      bytes += leastBytes(this, key, value);
      if (bytes > mostBytes) stop(outputText);
      if (typeof value === "object" && value !== null) enter(this, key, value);
      return value;
    },
    fault: () => fault,
  };
}

/** JSON text of the fault of a result with something in it that JSON cannot hold. */
export function notJsonText(path: readonly string[], found: string): string {
  return `{"kind":"not-json","path":${arrayText(path)},"found":${quote(found)}}`;
}

function elementText(holder: unknown, key: string): string {
  return isArray(holder) ? key : quote(sliceText(key, 0, longestKey));
}

function whatIsWrong(value: unknown): string | null {
  if (typeof value === "bigint") return "a BigInt";
  if (typeof value === "number" && !isFiniteNumber(value)) return toText(value);
  return null;
}

/** No text of the value is shorter: so that an endless one is given up before it is written. */
function leastBytes(holder: unknown, key: string, value: unknown): number {
  const dropped = value === undefined || typeof value === "function" || typeof value === "symbol";
  if (isArray(holder)) return dropped ? "null".length : 1 + sizeOf(value);
  return dropped ? 0 : key.length + sizeOf(value);
}

function sizeOf(value: unknown): number {
  return typeof value === "string" ? value.length + 2 : 1;
}

function store<T>(list: T[], index: number, item: T): void {
  if (index < list.length) list[index] = item;
  else append(list, item);
}
