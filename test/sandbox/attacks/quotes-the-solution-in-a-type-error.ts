// Makes the type checker read the solution, hoping that a message quotes it.
// expect: same as without
// attack
/// <reference path="../solutions/echo.ts" />
type Solution = typeof import("../solutions/echo.ts");
const wrong: Solution = 1;
// end
export function echo(value: unknown) {
  return value;
}
