// Imports types from a declaration file that refers to the solution.
// expect: same as without
// attack
import type { secret } from "./secret.d.ts";
const wrong: typeof secret = 1;
// end
export function echo(value: unknown) {
  return value;
}
