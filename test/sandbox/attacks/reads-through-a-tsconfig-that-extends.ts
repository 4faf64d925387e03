// Has a tsconfig.json that extends the solution, hoping that a message quotes it.
// expect: same as without
export function echo(value: unknown) {
  return value;
}
