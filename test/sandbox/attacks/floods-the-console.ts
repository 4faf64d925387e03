// Prints without end.
// expect: fails timeout
export function echo() {
  for (;;) console.log("x".repeat(10_000));
}
