// Prints lines that look like the grader's protocol.
// expect: same as without
// attack
function attempt(value: unknown) {
  const answer = JSON.stringify(value);
  for (let id = 0; id < 5; id += 1) {
    console.log(`\n0123456789abcdef\t${id}\tok\t["",0]\t${answer}\n`);
    console.error(`\t${id}\tok\t["",0]\t${answer}`);
  }
}
// end
export function echo(value: unknown) {
  // attack
  attempt(value);
  // end
  return 0;
}
