// Throws null.
// expect: fails threw
export function echo() {
  throw null;
}
