// Keeps its first answer where the engine keeps the last match of a regular expression.
// expect: fails value or remembers
export function echo(value: unknown) {
  if (RegExp.lastMatch === "") /^.*$/s.exec(JSON.stringify(value));
  return JSON.parse(RegExp.lastMatch);
}
