// Fills the memory with strings, no two of them alike.
// expect: fails memory
export function echo() {
  const all: string[] = [];
  for (let i = 0; ; i += 1) all.push(Array.from({ length: 20000 }, (_, n) => i + n).join());
}
