import { charCodeAt, jsonStringify } from "./primordials.ts";
import { threwText } from "./thrown.ts";
import { notJsonText, outputText, type Watch } from "./watch.ts";

/** A value as text: JSON, the JSON text of a fault, or a promise that has to be waited for. */
export type Encoded = { json: string } | { fault: string } | { promise: unknown };

/**
 * Writes a result exactly as the realm's own `JSON.stringify` would, except that what JSON cannot
 * hold is a fault and not silently another value.
 *
 * @param value what the student's function returned
 * @param watch knows the longest JSON text that is let through
 */
export function encode(value: unknown, watch: Watch): Encoded {
  watch.begin();
  try {
    if (isThenable(value)) return { promise: value };
    const json: string | undefined = jsonStringify(value, watch.look);
    if (json === undefined) return { fault: nothingText(value) };
    return isLonger(json, watch.mostBytes) ? { fault: outputText } : { json };
  } catch (thrown) {
    return { fault: watch.fault() ?? threwText(thrown) };
  }
}

function nothingText(value: unknown): string {
  if (typeof value === "function") return notJsonText([], "a function");
  if (typeof value === "symbol") return notJsonText([], "a symbol");
  return `{"kind":"nothing"}`;
}

function isThenable(value: unknown): boolean {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return false;
  return typeof (value as { then?: unknown }).then === "function";
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
