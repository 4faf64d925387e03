// Answers with a getter that differs between two reads: right when looked at first, wrong when written.
// expect: fails value or remembers
export function echo(value: any) {
  let reads = 0;
  return { get n() { reads += 1; return reads === 1 ? value : "another"; } };
}
