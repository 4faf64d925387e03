// Throws an error with a message of a two million letters.
// expect: fails threw
export function echo() {
  throw new Error("x".repeat(2_000_000));
}
