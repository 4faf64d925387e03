// Replaces the methods and the iterator of arrays.
// expect: same as without
// attack
function attempt(_value: unknown) {
  for (const name of Object.getOwnPropertyNames(Array.prototype)) {
    if (name !== "length" && name !== "constructor") {
      Object.defineProperty(Array.prototype, name, { value: () => ["patched"], configurable: true, writable: true });
    }
  }
  (Array.prototype as any)[Symbol.iterator] = function* () {
    yield "patched";
  };
  Object.defineProperty(Array, "isArray", { value: () => true });
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
