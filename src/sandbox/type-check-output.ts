import type { TypeFault } from "./type-check.ts";
import type { PrivateCopy } from "./type-check-copy.ts";

const diagnostic = /^\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/**
 * Reads the compiler's plain output: `file(line,column): error TSnnnn: message`, each followed by
 * indented lines that say more. Answers the errors in the copied files, with paths relative to
 * them; null when the compiler complains of something that stands in no file, such as its options.
 */
export function readTypeErrors(output: string, copy: PrivateCopy): TypeFault[] | null {
  const errors: TypeFault[] = [];
  let last: TypeFault | null = null;
  for (const line of output.split(/\r?\n/)) {
    if (line.startsWith(" ")) {
      if (last !== null) last.message += `\n${withoutFolder(line, copy.folder)}`;
      continue;
    }
    if (line.startsWith("error TS")) return null;
    last = readError(line, copy);
    if (last !== null) errors.push(last);
  }
  return errors;
}

function readError(line: string, copy: PrivateCopy): TypeFault | null {
  for (const file of copy.files) {
    if (!line.startsWith(`${file}(`)) continue;
    const [, row, column, code, message] = diagnostic.exec(line.slice(file.length)) ?? [];
    if (code === undefined || message === undefined) continue;
    return {
      file,
      line: Number(row),
      column: Number(column),
      code,
      message: withoutAdvice(withoutFolder(message, copy.folder)),
    };
  }
  return null;
}

/** Types of one name in two files are told apart by the file's path: `import("…/handle").Reply`. */
function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder.replaceAll("\\", "/")}/`, "./");
}

/** To install type packages or to change tsconfig.json is no help to code that runs in the sandbox. */
function withoutAdvice(message: string): string {
  return message.replace(/ (?:Do you need to|Try changing the 'lib') .*$/, "");
}
