// Answers with a Proxy that has every member and is equal to everything.
// expect: fails value or not-json or threw or promise or timeout or output
export function echo() {
  const all: any = new Proxy(function () {}, { get: () => all, has: () => true, apply: () => true, ownKeys: () => ["prototype"] });
  return all;
}
