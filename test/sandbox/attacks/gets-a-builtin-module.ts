// Asks process.getBuiltinModule for node:fs.
// expect: same as without
// attack
function attempt(_value: unknown) {
  return (globalThis as any).process?.getBuiltinModule("node:fs").readFileSync("/COURSE/solutions/echo.ts", "utf8");
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
