/**
 * Freezes the given objects and all that can be reached from them, so that a student who gets hold
 * of one object of the host's realm cannot change what the child's own code relies on.
 */
export function freezeReachable(roots: readonly object[]): void {
  const reached = new Set<object>();
  const ahead: unknown[] = [...roots];
  while (ahead.length > 0) {
    const value = ahead.pop();
    if (!isObject(value) || reached.has(value)) continue;
    reached.add(value);
    ahead.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const descriptor = Object.getOwnPropertyDescriptor(value, key);
      ahead.push(descriptor?.value, descriptor?.get, descriptor?.set);
    }
  }
  for (const value of reached) Object.freeze(value);
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
