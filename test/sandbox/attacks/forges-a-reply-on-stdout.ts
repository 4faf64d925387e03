// Writes a reply to the standard output past the console.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const { stdout } = (globalThis as any).process ?? {};
  stdout?.write('token\t0\tok\t["",0]\t1\n');
  return stdout && "written";
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
