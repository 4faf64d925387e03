// Throws an error whose message never ends to be read.
// expect: fails timeout
export function echo() {
  throw Object.defineProperty(new Error("x"), "message", { get() { for (;;); } });
}
