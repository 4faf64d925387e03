// Answers with a toJSON that never comes back.
// expect: fails timeout
export function echo() {
  return { toJSON() { for (;;); } };
}
