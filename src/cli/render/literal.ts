import { visibleCharacters } from "./invisible.ts";
import type { Look } from "./look.ts";

const asciiName = /^[a-z_$][\w$]*$/i;
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$_]*$/u;

/**
 * Text as a JavaScript string. Double quotes, unless the text is full of them; what cannot be seen is
 * escaped, so that two texts that differ never look alike for want of an escape.
 */
export function textLiteral(text: string, look: Look): string {
  const quote = quoteFor(text);
  return quote + textPieces(text, quote, look).join("") + quote;
}

/** The inside of a string literal, one piece for each code point of the text. */
export function textPieces(text: string, quote: string, look: Look): string[] {
  const raw = Array.from(text);
  return visibleCharacters(text, look).map((shown, index) => {
    const character = raw[index] ?? "";
    return character === "\\" || character === quote ? `\\${character}` : shown;
  });
}

/** The quote that leaves the fewest backslashes: `'` around JSON text, `"` around all else. */
export function quoteFor(text: string): string {
  return text.includes('"') && !text.includes("'") ? "'" : '"';
}

/** A member's name as it stands in an object literal: bare where JavaScript allows it. */
export function memberName(name: string, look: Look): string {
  // In a literal, a bare or quoted __proto__ would set the prototype.
  if (name === "__proto__") return '["__proto__"]';
  return isPlainName(name, look) ? name : textLiteral(name, look);
}

/** Whether a name can be written without quotes on this screen, and be read for what it is. */
export function isPlainName(name: string, look: Look): boolean {
  return (
    asciiName.test(name) ||
    (identifier.test(name) && visibleCharacters(name, look).join("") === name)
  );
}
