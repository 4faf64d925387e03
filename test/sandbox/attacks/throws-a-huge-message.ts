// Throws an error with a message of a hundred million letters.
// expect: fails threw
export function echo() {
  throw new Error("x".repeat(100_000_000));
}
