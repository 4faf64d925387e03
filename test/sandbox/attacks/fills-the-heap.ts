// Fills the heap with objects.
// expect: fails memory
export function echo() {
  const all: unknown[] = [];
  for (;;) all.push(new Array(1000).fill({ more: all.length }));
}
