/** A module or file that source text names, and the line (from 1) it does so on. */
export interface Named {
  /** As an import would name it: relative names begin with a dot. */
  specifier: string;
  line: number;
}

const wholeLineComment = /^[ \t]*(?:\/\/(?!\/[ \t]*<)|\/\*|\*).*$/gm;
const imported = /\b(?:from|import|require)\s*\(?\s*(["'`])((?:(?!\1)[^\\\r\n])*)\1/g;
const referenced = /^[ \t]*\/\/\/[ \t]*<reference[ \t]+(path|types)[ \t]*=[ \t]*(["'])(.*?)\2/gm;

/**
 * What source text imports, requires or references. It is read by eye, not parsed: a name hidden
 * by escapes or in odd places is missed, and then the compiler, which may read only the files it
 * is given, says that there is no such module.
 */
export function namesIn(text: string): Named[] {
  const code = text.replace(wholeLineComment, "");
  const imports = [...code.matchAll(imported)].map((match) => ({
    specifier: match[2] ?? "",
    line: lineOf(code, match.index),
  }));
  const references = [...text.matchAll(referenced)].map((match) => ({
    // The path of a reference starts from its file, whether or not it says so with a dot.
    specifier: match[1] === "path" ? fromHere(match[3] ?? "") : (match[3] ?? ""),
    line: lineOf(text, match.index),
  }));
  return [...imports, ...references];
}

function fromHere(path: string): string {
  return /^[./\\]|^[a-z]:/i.test(path) ? path : `./${path}`;
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
