// What your code can use beyond the language itself (ECMAScript 2023). It runs without Node.js and
// without a browser: there are no timers, no files, no network and no modules but your own.
// SharedArrayBuffer and Atomics are not there either, and `eval` and `new Function` throw.

/** Prints beside the verdict: what a call printed is shown with it. */
interface Console {
  /** Prints its arguments in a line; `%s`, `%d`, `%i`, `%f`, `%j`, `%o` in the first are filled in. */
  log(...values: unknown[]): void;
  /** The same as `log`. */
  info(...values: unknown[]): void;
  /** The same as `log`. */
  warn(...values: unknown[]): void;
  /** The same as `log`. */
  error(...values: unknown[]): void;
  /** The same as `log`. */
  debug(...values: unknown[]): void;
  /** The same as `log`, with `Trace` before it. */
  trace(...values: unknown[]): void;
  /** Prints one value. */
  dir(value?: unknown, options?: unknown): void;
  /** Prints a list of objects as a table. */
  table(data?: unknown, columns?: readonly string[]): void;
  /** Prints the values when the condition does not hold. */
  assert(condition?: boolean, ...values: unknown[]): void;
  /** Prints how often it was called with this label. */
  count(label?: string): void;
  countReset(label?: string): void;
  /** Moves what is printed from now on to the right. */
  group(...values: unknown[]): void;
  groupCollapsed(...values: unknown[]): void;
  groupEnd(): void;
  /** Starts a stopwatch. */
  time(label?: string): void;
  timeLog(label?: string, ...values: unknown[]): void;
  timeEnd(label?: string): void;
  /** Does nothing. */
  clear(): void;
}

declare var console: Console;

/** Copies a value and everything in it. Throws a `DataCloneError` for functions and symbols. */
declare function structuredClone<T>(value: T): T;
