// Replaces Reflect, Proxy, WeakMap and the methods of Object and Function.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const all: object[] = [Reflect, Object, WeakMap.prototype, Map.prototype, Set.prototype, Function.prototype, Promise.prototype, Promise, Math];
  const { ownKeys, defineProperty, getOwnPropertyDescriptor } = Reflect;
  for (const holder of all) {
    for (const name of ownKeys(holder)) {
      if (getOwnPropertyDescriptor(holder, name)?.configurable) defineProperty(holder, name, { value: () => "patched", configurable: true, writable: true });
    }
  }
  (globalThis as any).Proxy = undefined;
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
