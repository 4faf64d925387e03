import { isError } from "../is-error.ts";
import { quote } from "../json-text.ts";
import { append, functionToString, sliceText, symbolToString, toText } from "../primordials.ts";
import { membersText } from "./members.ts";
import { ownText } from "./own-text.ts";

/** What is left to spend on one value, so that a huge one ends up short. */
export interface Inspection {
  /** Objects around the one at hand. */
  around: object[];
  /** Characters that may still be written. */
  left: number;
  /** The text of a value that stands inside. */
  inside(value: unknown): string;
}

const mostCharacters = 10_000;
const deepest = 4;

/** A value as a person would like to read it: `{ a: 1, b: [ "x" ] }`. Never throws. */
export function inspect(value: unknown): string {
  const inspection: Inspection = {
    around: [],
    left: mostCharacters,
    inside(part) {
      if (inspection.left <= 0) return "…";
      const text = isObject(part) ? objectText(part, inspection) : primitiveText(part);
      inspection.left -= text.length;
      return text;
    },
  };
  return inspection.inside(value);
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

function primitiveText(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(
        value.length > mostCharacters ? `${sliceText(value, 0, mostCharacters)}…` : value,
      );
    case "bigint":
      return `${value}n`;
    case "symbol":
      return symbolToString(value);
    case "number":
      return value === 0 && 1 / value < 0 ? "-0" : toText(value);
    default:
      return toText(value);
  }
}

function objectText(value: object, inspection: Inspection): string {
  const { around } = inspection;
  for (let i = 0; i < around.length; i += 1) if (around[i] === value) return "[Circular]";
  try {
    if (typeof value === "function") return functionText(value);
    if (isError(value)) return errorText(value);
    if (around.length >= deepest) return "[…]";
    append(around, value);
    const text = ownText(value, inspection) ?? membersText(value, inspection);
    around.length -= 1;
    return text;
  } catch {
    // A Proxy or a getter that throws.
    return "[unreadable]";
  }
}

function functionText(value: object): string {
  const name: unknown = (value as { name?: unknown }).name;
  const isClass = sliceText(functionToString(value as () => void), 0, 5) === "class";
  const named = typeof name === "string" && name !== "";
  if (isClass) return named ? `[class ${name}]` : "[class (anonymous)]";
  return named ? `[Function: ${name}]` : "[Function (anonymous)]";
}

function errorText(value: Error): string {
  const stack: unknown = value.stack;
  return typeof stack === "string" && stack !== "" ? stack : `[${value.name}: ${value.message}]`;
}
