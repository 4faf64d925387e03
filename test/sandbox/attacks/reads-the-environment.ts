// Answers with the environment it finds.
// expect: same as without
// attack
function attempt(_value: unknown) {
  return (globalThis as any).process?.env;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
