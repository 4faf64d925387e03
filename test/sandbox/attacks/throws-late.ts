// Leaves something behind that throws after the call, by every clock it finds.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const { setTimeout, setImmediate, queueMicrotask } = globalThis as any;
  for (const later of [setTimeout, setImmediate, queueMicrotask]) {
    later?.(() => {
      throw new Error("late");
    });
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
