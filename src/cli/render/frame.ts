import type { Excerpt } from "../../sandbox/submission.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import { widthOf, wrap } from "./wrap.ts";

/** A tab takes this many columns, wherever it stands: what counts is that the caret stands right. */
const tab = "  ";

/** How many lines are shown around the one that is meant, if there are so many. */
export interface Surroundings {
  above: number;
  below: number;
}

/**
 * Lines of the student's file with their numbers, a mark before the one that is meant and a caret
 * below its column. Lines that are too long are cut; of the one that is meant, that is said.
 */
export function renderFrame(
  excerpt: Excerpt,
  look: Look,
  width: number,
  surroundings: Surroundings = { above: 2, below: 1 },
): string[] {
  const { here, bar } = marksOf(look);
  const colours = coloursOf(look);
  const lines = around(excerpt, surroundings);
  const digits = String(lines.at(-1)?.number ?? 0).length;
  const room = Math.max(width - digits - 5, 8);
  const meant = lines.find(({ number }) => number === excerpt.line);
  const column = meant === undefined ? 0 : columnsBefore(meant.text, excerpt.column, look);
  const from = Math.max(0, column + 1 - Math.ceil(room * 0.75));
  let cut = false;
  const rows = lines.flatMap(({ number, text }) => {
    const code = drawn(text, look).join("");
    const start = widthOf(code) > room || from > 0 ? from : 0;
    const shown = sliceColumns(drawn(text, look), start, room);
    if (shown !== code && number === excerpt.line) cut = true;
    const isMeant = number === excerpt.line;
    const row = `${isMeant ? here : " "} ${String(number).padStart(digits)} ${bar} ${shown}`;
    if (!isMeant) return [colours.dim(row.trimEnd())];
    const caret = `${" ".repeat(digits + 3)}${bar} ${" ".repeat(column - start)}${colours.red("^")}`;
    return [row.trimEnd(), `${caret}`];
  });
  const start = from > 0 ? `from column ${from + 1} on` : "its beginning";
  return cut ? [...rows, ...wrap(`(line ${excerpt.line} is cut: ${start})`, width)] : rows;
}

function around(
  { line, firstLine, lines }: Excerpt,
  { above, below }: Surroundings,
): { number: number; text: string }[] {
  return lines
    .map((text, index) => ({ number: firstLine + index, text: text.replace(/\r$/, "") }))
    .filter(({ number }) => number >= line - above && number <= line + below);
}

/** One piece for each code point, as wide as it will be on the screen. */
function drawn(text: string, look: Look): string[] {
  return Array.from(text, (character) => (character === "\t" ? tab : visible(character, look)));
}

/** Columns on the screen before a column of the file, which counts UTF-16 units from 1. */
function columnsBefore(text: string, column: number, look: Look): number {
  return widthOf(drawn(text.slice(0, Math.max(0, column - 1)), look).join(""));
}

function sliceColumns(pieces: readonly string[], start: number, room: number): string {
  let column = 0;
  let shown = "";
  for (const piece of pieces) {
    const wide = widthOf(piece);
    if (column >= start && widthOf(shown) + wide <= room) shown += piece;
    else if (column >= start) break;
    column += wide;
  }
  return shown;
}
