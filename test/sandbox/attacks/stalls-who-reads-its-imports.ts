// Imports a file that looks like an import with so much white space that patterns stall on it.
// expect: same as without
// attack
import { data } from "./data.ts";
// end
export function echo(value: unknown) {
  // attack
  if (data === "") return 0;
  // end
  return value;
}
