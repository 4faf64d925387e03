/** One token of a TypeScript file and where it stands. */
export interface Token {
  kind: "word" | "literal" | "sign";
  text: string;
  /** Offset of its first character. */
  start: number;
}

const gap = /\s+|\/\/.*|\/\*[\s\S]*?\*\//u;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*/u;
const literal = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\d[\w.]*/u;
const sign = /=>|\.{3}|[=!]==?|\?[.?]|&&|\|\||[<>]=?|\S/u;
const token = new RegExp(
  `(?<gap>${gap.source})|(?<word>${word.source})|(?<literal>${literal.source})|${sign.source}`,
  "gu",
);

/** The tokens of a TypeScript file; comments and space are none. A template is one, as a whole. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].flatMap(({ 0: found, index, groups = {} }) => {
    if (groups.gap !== undefined) return [];
    const kind = groups.word ? "word" : groups.literal ? "literal" : "sign";
    return [{ kind, text: found, start: index }];
  });
}
