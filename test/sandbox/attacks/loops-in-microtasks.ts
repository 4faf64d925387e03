// Leaves an endless chain of microtasks behind.
// expect: same as without
// attack
const again = (): Promise<void> => Promise.resolve().then(again);
function attempt(_value: unknown) {
  void again();
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
