// Answers with colours, cursor movements and lines that look like the screen of a pass.
// expect: fails value or text
export function echo() {
  return "\u001b[2J\u001b[H\u001b[32m  \u2713 echo  4 of 4\u001b[0m\n\nAll checks pass.\n\u202Etxet\u202C \u009b31m \u2066x\u2069\r\u0007";
}
