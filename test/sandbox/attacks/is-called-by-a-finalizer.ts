// Waits in a FinalizationRegistry for its turn after the call.
// expect: same as without
// attack
const registry = new FinalizationRegistry(() => {
  for (;;);
});
const references: WeakRef<object>[] = [];
function attempt(_value: unknown) {
  for (let i = 0; i < 100; i += 1) {
    const object = { i, data: new Array(1000).fill(i) };
    registry.register(object, i);
    references.push(new WeakRef(object));
  }
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
