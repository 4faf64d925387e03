import { characterWords, looksLike } from "./character-names.ts";
import { visible } from "./invisible.ts";
import { quoteFor, textPieces } from "./literal.ts";
import { coloursOf, type Look } from "./look.ts";
import { count } from "./prose.ts";
import { widthOf, wrap } from "./wrap.ts";

/** Code points shown before the first difference when the texts are too long to be shown whole. */
const before = 16;

/**
 * Two texts below each other, with a caret below the first place where they differ and a sentence on
 * what stands there. `width` is in columns; the texts differ.
 */
export function renderTextDifference(
  expected: string,
  received: string,
  look: Look,
  width: number,
): string[] {
  const place = firstDifference(expected, received);
  const labels = width < 40 ? ["", ""] : ["expected  ", "received  "];
  const room = width - widthOf(labels[0] ?? "");
  const quote = quoteFor(expected + received);
  const whole = (text: string) => widthOf(visible(text, look)) + 8 <= room;
  const start = whole(expected) && whole(received) ? 0 : Math.max(0, place - before);
  const pieces = [expected, received].map((text) => textPieces(text, quote, look));
  const rows = pieces.map((row, index) => (labels[index] ?? "") + cutRow(row, start, quote, room));
  const [, shown = []] = pieces;
  const left = widthOf(labels[1] ?? "") + 1 + widthOf(shown.slice(start, place).join(""));
  const colours = coloursOf(look);
  const caret = `${" ".repeat(left)}${colours.red("^")}`;
  const sentence = wrap(sentenceAbout(expected, received, place, look), width);
  const from =
    start > 0
      ? wrap(`(the first ${count(start, "character")} agree and are not shown)`, width)
      : [];
  return [...from, ...rows, caret, ...sentence];
}

/** Counts code points from 0; the length of the shorter text when the other goes on. */
function firstDifference(expected: string, received: string): number {
  const other = Array.from(received);
  const characters = Array.from(expected);
  const index = characters.findIndex((character, i) => character !== other[i]);
  return index === -1 ? characters.length : index;
}

/** The pieces from `start` on between quotes; what does not fit is counted in words behind them. */
function cutRow(pieces: readonly string[], start: number, quote: string, room: number): string {
  const rest = pieces.slice(start);
  const all = quote + rest.join("") + quote;
  if (widthOf(all) <= room) return all;
  let shown = quote;
  let fitting = 0;
  for (const piece of rest) {
    if (widthOf(shown + piece) > room - 14) break;
    shown += piece;
    fitting++;
  }
  return `${shown}${quote} (${rest.length - fitting} more)`;
}

function sentenceAbout(expected: string, received: string, place: number, look: Look): string {
  const wanted = Array.from(expected)[place];
  const got = Array.from(received)[place];
  if (got === undefined) {
    const missing = Array.from(expected).length - place;
    const what =
      missing === 1 && wanted !== undefined
        ? `${words(wanted, look)} is`
        : `${count(missing, "character")} are`;
    return `at the end, ${what} missing`;
  }
  if (wanted === undefined) {
    const extra = Array.from(received).length - place;
    const what = extra === 1 ? words(got, look) : count(extra, "character");
    return `at the end, ${what} too much`;
  }
  const where = `character ${place + 1}`;
  if (wanted.toLowerCase() === got.toLowerCase()) {
    return `${where}: ${words(got, look)} where ${words(wanted, look)} is due: small and capital letters differ`;
  }
  const confusing = looksLike(got) === wanted || looksLike(wanted) === got;
  const end = confusing ? ": they look alike and differ" : "";
  return `${where}: ${words(got, look)} where ${words(wanted, look)} is due${end}`;
}

function words(character: string, look: Look): string {
  return visible(characterWords(character), look);
}
