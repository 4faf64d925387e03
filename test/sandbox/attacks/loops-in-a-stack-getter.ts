// Throws an error whose stack is a getter that never comes back.
// expect: fails timeout
export function echo() {
  throw Object.defineProperty(new Error("x"), "stack", { get() { for (;;); } });
}
