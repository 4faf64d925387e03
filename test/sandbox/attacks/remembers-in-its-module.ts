// Answers each call with what it was asked first.
// expect: fails value or remembers
let first: unknown;
export function echo(value: unknown) {
  first ??= value;
  return first;
}
