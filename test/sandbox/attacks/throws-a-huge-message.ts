// Throws an error with a message of a ten million letters.
// expect: fails threw
export function echo() {
  throw new Error("x".repeat(10_000_000));
}
