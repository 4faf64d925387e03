import { quote } from "../json-text.ts";
import {
  append,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  indexOfText,
  matches,
  ownKeys,
  splitText,
  symbolToString,
} from "../primordials.ts";
import type { Inspection } from "./inspect.ts";

const mostMembers = 100;
const widest = 72;
const plainName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** `{ a: 1, b: [Getter] }`, with the class's name before it where it has one. Runs no getter. */
export function membersText(value: object, inspection: Inspection): string {
  const items: string[] = [];
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length; i += 1) {
    if (items.length >= mostMembers) {
      append(items, "…");
      break;
    }
    const key = keys[i] as string | symbol;
    const descriptor = getOwnPropertyDescriptor(value, key);
    if (descriptor?.enumerable !== true) continue;
    const text = "value" in descriptor ? inspection.inside(descriptor.value) : "[Getter]";
    append(items, `${keyText(key)}: ${text}`);
  }
  return block(prefixOf(value), items, "}");
}

function keyText(key: string | symbol): string {
  if (typeof key === "symbol") return `[${symbolToString(key)}]`;
  return matches(plainName, key) ? key : quote(key);
}

function prefixOf(value: object): string {
  if (getPrototypeOf(value) === null) return "[Object: null prototype] {";
  const name = constructorName(value);
  return name === null || name === "Object" ? "{" : `${name} {`;
}

/** Name of the class an object is of, read without running any of its code. */
export function constructorName(value: object): string | null {
  const prototype = getPrototypeOf(value);
  if (prototype === null) return null;
  const made: unknown = getOwnPropertyDescriptor(prototype, "constructor")?.value;
  if (typeof made !== "function") return null;
  const name: unknown = getOwnPropertyDescriptor(made, "name")?.value;
  return typeof name === "string" && name !== "" ? name : null;
}

/** Items between two brackets: in a line where they fit, otherwise one on each line. */
export function block(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return open + close;
  let line = open;
  for (let i = 0; i < items.length; i += 1) line += `${i === 0 ? " " : ", "}${items[i]}`;
  line += ` ${close}`;
  if (line.length <= widest && indexOfText(line, "\n") < 0) return line;
  let text = open;
  for (let i = 0; i < items.length; i += 1) {
    text += `${i === 0 ? "" : ","}\n  ${indented(items[i] ?? "", "  ")}`;
  }
  return `${text}\n${close}`;
}

/** The same text with every line but the first moved to the right. */
export function indented(text: string, by: string): string {
  if (indexOfText(text, "\n") < 0) return text;
  const lines = splitText(text, "\n");
  let moved = lines[0] ?? "";
  for (let i = 1; i < lines.length; i += 1) moved += `\n${by}${lines[i]}`;
  return moved;
}
