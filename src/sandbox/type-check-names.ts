/** A module or file that source text names, and the line (from 1) it does so on. */
export interface Named {
  /** As an import would name it: relative names begin with a dot. */
  specifier: string;
  line: number;
}

const wholeLineComment = /^[ \t]*(?:\/\/(?!\/[ \t]*<)|\/\*|\*).*$/gm;
// No two parts in a row can match the same white space: a long run of it is gone through once.
const imported = /\b(?:from|import|require)\s*(?:\(\s*)?(["'`])((?:(?!\1)[^\\\r\n])*)\1/g;
const referenced = /^[ \t]*\/\/\/[ \t]*<reference[ \t]+(path|types)[ \t]*=[ \t]*(["'])(.*?)\2/gm;

/**
 * What source text imports, requires or references. It is read by eye, not parsed: a name hidden
 * by escapes or in odd places is missed, and then the compiler, which may read only the files it
 * is given, says that there is no such module.
 */
export function namesIn(text: string): Named[] {
  const code = text.replace(wholeLineComment, "");
  const lineInCode = lineCounter(code);
  const imports = [...code.matchAll(imported)].map((match) => ({
    specifier: match[2] ?? "",
    line: lineInCode(match.index),
  }));
  const lineInText = lineCounter(text);
  const references = [...text.matchAll(referenced)].map((match) => ({
    // The path of a reference starts from its file, whether or not it says so with a dot.
    specifier: match[1] === "path" ? fromHere(match[3] ?? "") : (match[3] ?? ""),
    line: lineInText(match.index),
  }));
  return [...imports, ...references];
}

function fromHere(path: string): string {
  return /^[./\\]|^[a-z]:/i.test(path) ? path : `./${path}`;
}

/** Tells the line of one index after another, each beyond the last: the text is gone through once. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let end = text.indexOf("\n");
  return (index) => {
    while (end !== -1 && end < index) {
      line += 1;
      end = text.indexOf("\n", end + 1);
    }
    return line;
  };
}
