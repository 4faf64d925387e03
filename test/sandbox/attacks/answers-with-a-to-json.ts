// Answers with a toJSON that gives another value each time it is asked.
// expect: fails value or remembers
let asked = 0;
export function echo(value: unknown) {
  return { toJSON: () => (asked++ % 2 === 0 ? { not: value } : value) };
}
