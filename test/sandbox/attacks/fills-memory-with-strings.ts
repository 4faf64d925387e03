// Fills the memory with strings, no two of them alike.
// expect: fails memory
export function echo() {
  const all: string[] = [];
  for (;;) all.push(`${all.length}${"x".repeat(4_000_000)}`.toUpperCase());
}
