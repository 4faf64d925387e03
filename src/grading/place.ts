import { excerptOf } from "../sandbox/excerpt.ts";
import type { Excerpt, Place, Program } from "../sandbox/submission.ts";
import { withoutComments } from "./source-text.ts";

/**
 * Where a program defines the function that it exports by this name, looked for in the text of its
 * own files, the entry first. Null where no such line is found, as behind `export *` of a default.
 */
export function placeOfExport(program: Program, name: string): Excerpt | null {
  const files = [program.entry, ...program.files.filter((file) => file !== program.entry)];
  for (const pattern of definitions(name)) {
    for (const file of files) {
      const source = program.sources[file];
      const found = source === undefined ? null : pattern.exec(withoutComments(source));
      if (source !== undefined && found) {
        return excerptOf(
          source,
          placeAt(source, file, found.index + found[0].length - name.length),
        );
      }
    }
  }
  return null;
}

/** Most telling first: `export function f`, then `function f` and `const f` exported by a list. */
function definitions(name: string): RegExp[] {
  const safe = name.replace(/[$]/g, "\\$");
  // The text is hostile: no two parts of a pattern may share a run of characters between them.
  const kind = "(?:(?:async\\s+)?function(?:\\s*\\*\\s*|\\s+)|(?:class|const|let|var)\\s+)";
  return [
    new RegExp(`(?<![\\w$])export\\s+${kind}${safe}(?![\\w$])`),
    new RegExp(`(?<![\\w$.])${kind}${safe}(?![\\w$])`),
    new RegExp(`(?<![\\w$])export\\s*\\{[^{}]*(?<![\\w$])${safe}(?=\\s*[,}])`),
  ];
}

function placeAt(source: string, file: string, index: number): Place {
  const before = source.slice(0, index).split(/\r\n|\r|\n/);
  return { file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
