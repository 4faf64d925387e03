// Asks process.binding for the file system.
// expect: same as without
// attack
function attempt(_value: unknown) {
  return typeof (globalThis as any).process?.binding === "function" ? "a binding" : undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
