// Replaces JSON.stringify and JSON.parse, to learn or change what crosses.
// expect: same as without
// attack
function attempt(_value: unknown) {
  JSON.stringify = () => '"patched"';
  JSON.parse = () => "patched";
  return undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
