// Puts setters for the first indices on the prototypes of objects and arrays.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const seen: unknown[] = [];
  for (const prototype of [Object.prototype, Array.prototype]) {
    for (const index of ["0", "1", "2", "3"]) {
      Object.defineProperty(prototype, index, {
        set(given) {
          seen[seen.length] = given;
        },
        configurable: true,
      });
    }
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
