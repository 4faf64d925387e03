// Never comes back from a call.
// expect: fails timeout
export function echo() {
  for (;;);
}
