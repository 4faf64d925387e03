import { visible } from "./invisible.ts";
import type { Look } from "./look.ts";

/** Typographic characters that have a plain spelling. */
const plain: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": "-",
  "\u2026": "...",
  "\u2192": "->",
  "\u00d7": "x",
  "\u00b7": "-",
  "\u2212": "-",
};

/**
 * A sentence of the course (a title, a rule, a misconception) as one line for this screen: line
 * breaks become spaces, and without Unicode typographic characters become their plain spelling.
 */
export function prose(text: string, look: Look): string {
  const line = text.replace(/\s+/g, " ").trim();
  const spelled = look.unicode ? line : line.replace(/./gu, (c) => plain[c] ?? c);
  return visible(spelled, look);
}

/** A count with its noun: `1 check`, `12 checks`. The plural is the noun with an s unless given. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(number)} ${number === 1 ? noun : plural}`;
}

/** A number with commas between its thousands. `toLocaleString` loads all of a language for it. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ",");
}

/** Items as a list in a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], conjunction: "and" | "or"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}
