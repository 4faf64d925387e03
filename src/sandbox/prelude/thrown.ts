import { inspect } from "./console/inspect.ts";
import { isError } from "./is-error.ts";
import { arrayText, quote } from "./json-text.ts";
import { append, sliceText } from "./primordials.ts";
import { framesOf, type RawFrame } from "./stack.ts";

const longestMessage = 8 * 1024;

/**
 * The fault `threw`, as JSON text. What was thrown may be anything: null, a Proxy, an object whose
 * getters throw. Nothing it does gets out of here.
 */
export function threwText(value: unknown): string {
  const name = guarded(() => nameOf(value), "object");
  const message = guarded(() => messageOf(value), "");
  const frames = guarded(() => readFrames(value), []);
  const thrown = `{"name":${quote(name)},"message":${quote(message)},"frames":${framesText(frames)}}`;
  return `{"kind":"threw","thrown":${thrown}}`;
}

function guarded<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function nameOf(value: unknown): string {
  if (value === null) return "null";
  if (!guarded(() => isError(value), false)) return typeof value;
  const name: unknown = (value as Error).name;
  return typeof name === "string" && name !== "" ? cut(name) : "Error";
}

function messageOf(value: unknown): string {
  if (typeof value === "string") return cut(value);
  if (!guarded(() => isError(value), false)) return cut(inspect(value));
  const message: unknown = (value as Error).message;
  return typeof message === "string" ? cut(message) : "";
}

/** Asking for the stack makes V8 call our formatter, which keeps the frames. */
function readFrames(value: unknown): readonly RawFrame[] {
  if (typeof value !== "object" || value === null) return [];
  guarded(() => void (value as Error).stack, undefined);
  return framesOf(value);
}

function framesText(frames: readonly RawFrame[]): string {
  const texts: string[] = [];
  for (let i = 0; i < frames.length; i += 1) {
    const frame = frames[i];
    if (frame === undefined) continue;
    const name = frame.function === null ? "null" : quote(frame.function);
    append(texts, `{"function":${name},"line":${frame.line},"column":${frame.column}}`);
  }
  return arrayText(texts);
}

function cut(text: string): string {
  return text.length > longestMessage ? `${sliceText(text, 0, longestMessage)}…` : text;
}
