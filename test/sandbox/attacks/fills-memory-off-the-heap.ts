// Fills the memory with buffers that do not lie on the heap.
// expect: fails memory or threw
export function echo() {
  const all: Uint8Array[] = [];
  for (;;) all.push(new Uint8Array(16 * 1024 * 1024).fill(1));
}
