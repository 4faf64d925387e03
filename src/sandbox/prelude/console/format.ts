import { append, charCodeAt, jsonStringify, sliceText, toText } from "../primordials.ts";
import { inspect } from "./inspect.ts";

/** What a console method prints: `%s` and its like filled in, the rest joined by spaces. */
export function format(values: readonly unknown[]): string {
  const parts: string[] = [];
  let next = 0;
  if (typeof values[0] === "string" && values.length > 1) {
    next = 1;
    append(
      parts,
      filledIn(values[0], () => (next < values.length ? { value: values[next++] } : null)),
    );
  }
  for (; next < values.length; next += 1) {
    const value = values[next];
    append(parts, typeof value === "string" ? value : inspect(value));
  }
  let text = "";
  for (let i = 0; i < parts.length; i += 1) text += i === 0 ? parts[i] : ` ${parts[i]}`;
  return text;
}

const percent = 0x25;

function filledIn(template: string, take: () => { value: unknown } | null): string {
  let text = "";
  for (let i = 0; i < template.length; i += 1) {
    const letter = template[i + 1] ?? "";
    if (charCodeAt(template, i) !== percent || !isDirective(letter)) {
      text += template[i];
      continue;
    }
    i += 1;
    if (letter === "%") {
      text += "%";
      continue;
    }
    const argument = take();
    text += argument === null ? `%${letter}` : directive(letter, argument.value);
  }
  return text;
}

function isDirective(letter: string): boolean {
  switch (letter) {
    case "s":
    case "d":
    case "i":
    case "f":
    case "j":
    case "o":
    case "O":
    case "c":
    case "%":
      return true;
    default:
      return false;
  }
}

function directive(letter: string, value: unknown): string {
  switch (letter) {
    case "s":
      return typeof value === "string" ? value : inspect(value);
    case "d":
      return numberText(value, (number) => number);
    case "i":
      return numberText(value, (number) => number - (number % 1));
    case "f":
      return numberText(value, (number) => number);
    case "j":
      return jsonText(value);
    case "c":
      return "";
    default:
      return inspect(value);
  }
}

function numberText(value: unknown, change: (number: number) => number): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return toText(change(value));
  return typeof value === "string" ? toText(change(+value)) : "NaN";
}

function jsonText(value: unknown): string {
  try {
    return toText(jsonStringify(value));
  } catch {
    return inspect(value);
  }
}

/** The text of the first characters of a value, for labels. */
export function labelText(value: unknown): string {
  return value === undefined
    ? "default"
    : sliceText(typeof value === "string" ? value : inspect(value), 0, 100);
}
