/** A string, or a comment: what opens the one inside the other means nothing. */
const textOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n\r]*/g;

/** TypeScript text with its comments blanked out, every other character where it was. */
export function withoutComments(source: string): string {
  return source.replace(
    textOrComment,
    (match, text: string | undefined) => text ?? match.replace(/[^\n\r]/g, " "),
  );
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
