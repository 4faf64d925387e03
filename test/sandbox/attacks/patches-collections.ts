// Patches Map, Set and the iterators to see what the grader keeps.
// expect: same as without
// attack
for (const { prototype } of [Map, Set, WeakMap, WeakSet] as any[]) {
  for (const name of ["get", "set", "has", "add", "delete", "forEach"]) {
    if (name in prototype) prototype[name] = () => "patched";
  }
}
(globalThis as any).Map = (globalThis as any).Set = undefined;
// end
export const echo = (value: unknown) => value;
