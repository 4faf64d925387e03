// Patches the iterators of arrays before the compiler's own code lists the exports with one.
// expect: fails missing-export
(Array.prototype as any)[Symbol.iterator] = function* () { yield "patched"; };
export const echo = (value: unknown) => value;
