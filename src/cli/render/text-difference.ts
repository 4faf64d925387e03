import { characterWords, looksLike } from "./character-names.ts";
import { visible } from "./invisible.ts";
import { quoteFor, textPieces } from "./literal.ts";
import { coloursOf, type Look } from "./look.ts";
import { count } from "./prose.ts";
import { widthOf, wrap } from "./wrap.ts";

/** Columns kept free for saying how many characters follow. */
const moreColumns = 18;

/** Code points shown before the first difference when the texts are too long to be shown whole. */
const before = 16;

/**
 * Where and how two texts differ: a sentence, then both below each other with a caret below the first
 * place. `label` is where they stand, such as `error.message`; `width` is in columns.
 */
export function renderTextDifference(
  expected: string,
  received: string,
  { label, look, width }: { label: string; look: Look; width: number },
): string[] {
  const place = firstDifference(expected, received);
  const about = sentenceAbout(expected, received, place, look);
  const sentence = label === "" ? about : `${label}, ${about}`;
  const isNarrow = width < 40;
  const names = isNarrow ? ["", ""] : ["expected  ", "received  "];
  const room = width - widthOf(names[0] ?? "");
  const quote = quoteFor(expected + received);
  const isShort = (text: string) => widthOf(visible(text, look)) + 8 <= room;
  const start = isShort(expected) && isShort(received) ? 0 : Math.max(0, place - before);
  const pieces = [expected, received].map((text) => textPieces(text, quote, look));
  const rows = pieces.map((row, index) => (names[index] ?? "") + cutRow(row, start, quote, room));
  const common = pieces[0]?.slice(start, place).join("") ?? "";
  const column = widthOf(names[0] ?? "") + 1 + widthOf(common);
  const note = `(the first ${count(start, "character")} agree and are not shown)`;
  return [
    ...wrap(sentence, width),
    ...(start > 0 ? wrap(note, width) : []),
    ...rows,
    `${" ".repeat(column)}${coloursOf(look).red("^")}`,
  ];
}

/**
 * Whether the first difference must be pointed at: in long texts, and where what differs cannot be
 * seen or is easily overlooked.
 */
export function needsCaret(expected: string, received: string): boolean {
  const isPlain = (text: string) => /^[!-~]{0,12}$/.test(text);
  const differsInCase = expected.toLowerCase() === received.toLowerCase();
  return !isPlain(expected) || !isPlain(received) || differsInCase;
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
  let filled = 0;
  let fitting = 0;
  for (const piece of rest) {
    filled += widthOf(piece);
    if (filled > room - moreColumns) break;
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
