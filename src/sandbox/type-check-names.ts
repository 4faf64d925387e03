import { posix } from "node:path";

/** A module or file that source text names, and the line (from 1) it does so on. */
export interface NamedModule {
  name: string;
  line: number;
}

const wholeLineComment = /^[ \t]*(?:\/\/(?!\/[ \t]*<)|\/\*|\*).*$/gm;
const importedName = /\b(?:from|import|require)\s*\(?\s*(["'`])((?:(?!\1)[^\\\r\n])*)\1/g;
const referencedName =
  /^[ \t]*\/\/\/[ \t]*<reference[ \t]+(path|types)[ \t]*=[ \t]*(["'])(.*?)\2/gm;

/**
 * What source text imports, requires or references. It is read by eye, not parsed: a name hidden
 * by escapes or in odd places is missed, and then the compiler, which may read only the files it
 * is given, says that there is no such module.
 */
export function namesIn(text: string): NamedModule[] {
  const code = text.replace(wholeLineComment, "");
  const names = [...code.matchAll(importedName)].map((match) => ({
    name: match[2] ?? "",
    line: lineOf(code, match.index),
  }));
  for (const match of text.matchAll(referencedName)) {
    const name = match[3] ?? "";
    // The path of a reference starts from its file, whether or not it says so with a dot.
    names.push({
      name: match[1] === "path" && !name.startsWith("/") ? `./${name}` : name,
      line: lineOf(text, match.index),
    });
  }
  return names;
}

/**
 * The names, relative to the submission, that a file named in `from` may have: none when a package
 * is named, `"outside"` when it leads out of the submission.
 */
export function fileCandidates(name: string, from: string): string[] | "outside" {
  if (name.startsWith("/") || /^(?:file|[a-z]):/i.test(name)) return "outside";
  if (!/^\.{1,2}(?:\/|$)/.test(name)) return [];
  const target = posix.join(posix.dirname(from), name);
  if (target === ".." || target.startsWith("../")) return "outside";
  if (target.endsWith(".ts")) return [target];
  const stem = target.replace(/\.js$/, "");
  return [`${stem}.ts`, `${stem}.d.ts`, posix.join(stem, "index.ts")];
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
