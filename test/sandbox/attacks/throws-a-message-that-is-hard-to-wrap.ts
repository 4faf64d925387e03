// Throws a long message of characters whose width nobody agrees on.
// expect: fails threw
export function echo() {
  throw new Error("👩‍👩‍👧‍👦é漢 ".repeat(50_000));
}
