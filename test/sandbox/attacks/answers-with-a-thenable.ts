// Answers with a thenable that would resolve to whatever is expected.
// expect: fails promise
export function echo(value: unknown) {
  return { then: (resolve: (value: unknown) => void) => resolve(value) };
}
