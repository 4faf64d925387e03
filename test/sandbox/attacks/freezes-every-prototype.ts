// Freezes all that the language came with, so that the grader cannot go on.
// expect: same as without
// attack
for (const name of Reflect.ownKeys(globalThis)) {
  const held = (globalThis as any)[name];
  if (typeof held !== "function") continue;
  Object.freeze(held.prototype ?? held);
  Object.freeze(held);
}
try { Object.preventExtensions(globalThis); } catch {}
// end
export const echo = (value: unknown) => value;
