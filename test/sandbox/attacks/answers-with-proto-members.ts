// Answers with own members named __proto__, to pollute whoever parses or compares them.
// expect: fails value
export function echo(value: unknown) {
  const answer = { value };
  Object.defineProperty(answer, "__proto__", { value: { ok: true, status: "passed", isAdmin: true }, enumerable: true });
  Object.defineProperty(answer, "constructor", { value: { prototype: { passed: true } }, enumerable: true });
  return answer;
}
