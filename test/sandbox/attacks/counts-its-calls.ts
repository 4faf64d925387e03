// Is right for the first five calls, and wrong from then on.
// expect: fails remembers or value
let calls = 0;
export function echo(value: unknown) {
  calls += 1;
  return calls <= 5 ? value : null;
}
