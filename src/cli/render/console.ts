import type { ConsoleText } from "../../sandbox/reply.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import { count } from "./prose.ts";
import { chop, wrap } from "./wrap.ts";

/** How much of the console is shown, and in how many columns; all of it unless said. */
export interface ConsoleRoom {
  width?: number;
  /** Only so many last lines. */
  most?: number;
}

/**
 * What the student's code printed, each line behind a bar, so that no line of it can pass for one of
 * ours. Nothing printed: no lines.
 */
export function renderConsole(
  console: ConsoleText,
  look: Look,
  { width = look.columns, most = Number.POSITIVE_INFINITY }: ConsoleRoom = {},
): string[] {
  const bar = coloursOf(look).dim(marksOf(look).bar);
  const printed = console.text === "" ? [] : console.text.replace(/\n$/, "").split("\n");
  const shown = printed.slice(Math.max(0, printed.length - most));
  const lines = shown.flatMap((line) => chop(visibleLine(line, look), Math.max(width - 2, 8)));
  const last = lines.slice(Math.max(0, lines.length - most));
  return [
    ...said(earlierWords(printed.length - shown.length, lines.length - last.length), width),
    ...last.map((line) => `${bar} ${line}`.trimEnd()),
    ...said(droppedWords(console.dropped), width),
  ];
}

/** Tabs as spaces, the carriage return of a Windows line end left out, all else made visible. */
function visibleLine(line: string, look: Look): string {
  return visible(line.replace(/\r$/, "").replaceAll("\t", "  "), look);
}

function earlierWords(lines: number, parts: number): string {
  if (lines > 0) return `(${count(lines, "line")} before are not shown)`;
  return parts > 0 ? "(the beginning is not shown)" : "";
}

function droppedWords(dropped: number): string {
  return dropped > 0 ? `(${count(dropped, "more character")} were printed and dropped)` : "";
}

function said(words: string, width: number): string[] {
  return words === "" ? [] : wrap(words, width);
}
