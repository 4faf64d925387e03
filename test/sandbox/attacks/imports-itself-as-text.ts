// Imports a file of its own as text, with an attribute that no compiler of ours honours.
// expect: same as without
// attack
import * as text from "./honest.ts" with { type: "text" };
// end
export function echo(value: unknown) {
  // attack
  if ("default" in text) return text.default;
  // end
  return value;
}
