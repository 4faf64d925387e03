import type { Look } from "./look.ts";

/**
 * What draws nothing, moves the cursor, turns the writing direction, or looks like an ordinary space:
 * control, format, unassigned and private characters, lone surrogates, every separator but the space.
 */
const hidden = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

const mark = /\p{M}/u;

const shortEscapes: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/**
 * Makes text that we did not write safe to print: nothing in it can move the cursor, colour the
 * screen, break the line or hide. Each such character becomes its escape, such as `\u202e`; on a
 * screen without Unicode, so does everything beyond ASCII. The result is one line.
 */
export function visible(text: string, look: Look): string {
  return visibleCharacters(text, look).join("");
}

/** The same, one piece for each code point of the text, so that a place in it can be found again. */
export function visibleCharacters(text: string, look: Look): string[] {
  const characters = Array.from(text);
  if (/^[ -~]*$/.test(text)) return characters;
  // An accent that stands apart from its letter looks like the letter that has it built in.
  const apart = text.normalize() !== text;
  return characters.map((character, index) => {
    const escaped =
      (!look.unicode && character > "~") ||
      (character !== " " && hidden.test(character)) ||
      ((apart || index === 0) && mark.test(character));
    return escaped ? escapeOf(character) : character;
  });
}

/** A character as its escape in a JavaScript string: `\n`, `\u00a0`, `\u{1f600}`. */
export function escapeOf(character: string): string {
  const short = shortEscapes[character];
  if (short !== undefined) return short;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
