// Throws a message with colours, a hidden direction and lines that look like the screen of a pass.
// expect: fails threw
export function echo() {
  throw new Error("\u001b[1A\u001b[2K\u001b[32mAll checks pass.\u001b[0m\n  \u2713 echo\n\u202Edessap\r\u009b2J");
}
