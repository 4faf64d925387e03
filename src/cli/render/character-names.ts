/** Characters that a beginner meets without seeing them. */
const names: Readonly<Record<string, string>> = {
  " ": "a space",
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a carriage return",
  "\0": "a null character",
  "\u001b": "an escape character",
  "\u00a0": "a no-break space",
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u200c": "a zero-width non-joiner",
  "\u200d": "a zero-width joiner",
  "\u200e": "a left-to-right mark",
  "\u200f": "a right-to-left mark",
  "\u2010": "a hyphen of its own",
  "\u2011": "a no-break hyphen",
  "\u2013": "an en dash",
  "\u2014": "an em dash",
  "\u2018": "a curly quote",
  "\u2019": "a curly quote",
  "\u201c": "a curly quote",
  "\u201d": "a curly quote",
  "\u2028": "a line separator",
  "\u202d": "a left-to-right override",
  "\u202e": "a right-to-left override",
  "\u2060": "a word joiner",
  "\u2212": "a minus sign of mathematics",
  "\u3000": "a wide space",
  "\ufeff": "a byte order mark",
};

/** Letters of other scripts, each at the place of the Latin letter that it looks like. */
const lookalikes: readonly (readonly [string, string])[] = [
  ["АВЕКМНОРСТХаеорсухіјѕԁһԛԝЅІЈ", "ABEKMHOPCTXaeopcyxijsdhqwSIJ"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ", "ABEZHIKMNOPTYXovp"],
];

const latin = new Map(
  lookalikes.flatMap(([others, letters]) =>
    Array.from(others, (other, index) => [other, letters[index] ?? other] as const),
  ),
);

/** The plain character that this one is easily taken for, if there is one. */
export function looksLike(character: string): string | null {
  const letter = latin.get(character);
  if (letter !== undefined) return letter;
  const folded = character.normalize("NFKC");
  return folded !== character && /^[!-~]$/.test(folded) ? folded : null;
}

/**
 * A character in words for a sentence about a text: its name where it has none on the screen, else
 * itself in quotes, with its number where it could be taken for another.
 */
export function characterWords(character: string): string {
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = names[character];
  if (name !== undefined)
    return character < " " || character === " " ? name : `${name} (${number})`;
  if (/[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) {
    return `a character that cannot be seen (${number})`;
  }
  const like = looksLike(character);
  if (like !== null) return `a character that only looks like "${like}" (${number})`;
  return character <= "~" ? `"${character}"` : `"${character}" (${number})`;
}
