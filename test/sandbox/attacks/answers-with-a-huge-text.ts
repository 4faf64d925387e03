// Answers with a text of fifty million characters.
// expect: fails output or memory
export function echo() {
  return "x".repeat(50_000_000);
}
