import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import type { Look } from "./look.ts";

/** The widest a line of ours gets, however wide the screen: longer lines are hard to read. */
const readable = 100;

/** No screen is taken to be narrower than this: below it nothing can be laid out. */
const narrowest = 24;

/** Columns that lines may fill on this screen. */
export function measureOf(look: Look): number {
  return Math.min(Math.max(look.columns, narrowest), readable);
}

/** True where labels cannot stand beside what they label. */
export function isNarrow(look: Look): boolean {
  return measureOf(look) < 60;
}

/** Characters of one column each. To look closer at others takes longer than all the rest of a screen. */
const plain = /^[ -~✓✗·▸│]*$/;
const colours = /\u001b\[[\d;]*m/g;

/** Columns a line takes on the screen: 2 for a wide character, 0 for a combining one. */
export function widthOf(line: string): number {
  const text = line.replace(colours, "");
  return plain.test(text) ? text.length : stringWidth(text);
}

/** Breaks a sentence between words, and a word only when it alone is wider than the line. */
export function wrap(text: string, width: number): string[] {
  if (plain.test(text) && text.length <= width && text.trim() === text) return [text];
  return wrapAnsi(text, Math.max(width, 1), { hard: true }).split("\n");
}

/** Breaks text wherever the line is full, keeping every space: for values and code. */
export function chop(text: string, columns: number): string[] {
  const width = Math.max(columns, 1);
  if (plain.test(text)) return chopPlain(text, width);
  const lines: string[] = [];
  let line = "";
  let filled = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const wide = widthOf(segment);
    if (filled + wide > width && line !== "") {
      lines.push(line);
      line = "";
      filled = 0;
    }
    line += segment;
    filled += wide;
  }
  return [...lines, line];
}

function chopPlain(text: string, width: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start === 0 || start < text.length; start += width) {
    lines.push(text.slice(start, start + width));
  }
  return lines;
}

/** Moves lines to the right; empty lines stay empty. */
export function indent(lines: readonly string[], columns: number): string[] {
  return lines.map((line) => (line === "" ? "" : " ".repeat(columns) + line));
}

/** Fills a line with spaces on the right up to a width. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Blocks of lines below each other, an empty line between those that have any. */
export function joined(blocks: readonly (readonly string[])[]): string[] {
  const full = blocks.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 ? block : ["", ...block]));
}
