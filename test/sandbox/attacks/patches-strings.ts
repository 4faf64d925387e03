// Replaces the methods of strings and regular expressions.
// expect: same as without
// attack
function attempt(_value: unknown) {
  for (const prototype of [String.prototype, RegExp.prototype, Number.prototype, Boolean.prototype]) {
    for (const name of Reflect.ownKeys(prototype)) {
      const { configurable } = Reflect.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
      if (configurable && name !== "constructor") Reflect.defineProperty(prototype, name, { value: () => "patched", configurable: true });
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
