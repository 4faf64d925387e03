// Runs a regular expression that takes exponential time.
// expect: fails timeout
export function echo(value: unknown) {
  return /^(a+)+$/.test(`${"a".repeat(40)}b`) && value;
}
