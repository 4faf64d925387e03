// Makes code from text with eval and Function.
// expect: same as without
// attack
function attempt(_value: unknown) {
  for (const make of [() => (0, eval)("1"), () => new Function("return 1")(), () => Reflect.construct(Function, ["return 1"])()]) {
    try {
      return `code was made: ${make()}`;
    } catch {}
  }
  return undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
