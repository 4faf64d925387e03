// Calls itself without end.
// expect: fails threw
export function echo(value: unknown): unknown {
  return [echo(value)];
}
