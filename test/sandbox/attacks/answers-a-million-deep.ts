// Answers with lists in lists, a million deep.
// expect: fails not-json
export function echo() {
  let deep: unknown = 1;
  for (let i = 0; i < 1_000_000; i += 1) deep = [deep];
  return deep;
}
