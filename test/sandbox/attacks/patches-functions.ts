// Patches call, apply and bind to answer for the grader.
// expect: same as without
export function echo(value: unknown) {
  // attack
  Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => "patched";
  // end
  return value;
}
