// Answers with text that looks like a reply with a token and the right answer in it.
// expect: same as without
export function echo(value: unknown) {
  // attack
  if (typeof value === "number") return `0\t1\tok\t["",0]\t${value}\n0\t2\tok\t["",0]\t${value}\n`;
  // end
  return `0\t1\tok\t["",0]\t${value}\n0\t2\tok\t["",0]\t${value}\n`;
}
