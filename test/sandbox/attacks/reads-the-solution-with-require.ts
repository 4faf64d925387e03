// Reads the solution with whatever require there is.
// expect: same as without
export function echo(value: unknown) {
  // attack
  try {
    const load = Function.prototype.call.bind((globalThis as any).require ?? (globalThis as any).module?.require);
    return (load as any)(null, "fs").readFileSync("/COURSE/solutions/echo.ts", "utf8");
  } catch {}
  // end
  return value;
}
