// Answers with a getter that never comes back.
// expect: fails timeout
export function echo(value: unknown) {
  return { get n() { for (;;); }, value };
}
