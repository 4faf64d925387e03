/** A string, a line's comment, or what opens a comment: what opens the one inside the other means nothing. */
const textOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\*|\/\/[^\n\r]*/g;

/**
 * TypeScript text with its comments blanked out, every other character where it was. A comment that
 * nothing closes is none: its opening stands in a regular expression.
 */
export function withoutComments(source: string): string {
  const lastClosing = source.lastIndexOf("*/");
  let result = "";
  let done = 0;
  const pattern = new RegExp(textOrComment);
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const { 0: found, 1: text, index } = match;
    if (text !== undefined) continue;
    const isBlock = found === "/*";
    if (isBlock && lastClosing < index + 2) continue;
    const end = isBlock ? source.indexOf("*/", index + 2) + 2 : index + found.length;
    result += source.slice(done, index) + source.slice(index, end).replace(/[^\n\r]/g, " ");
    done = end;
    pattern.lastIndex = end;
  }
  return result + source.slice(done);
}

/** Whether two texts say the same: byte order mark, line ends and blank lines at the end aside. */
export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trimEnd();
}
