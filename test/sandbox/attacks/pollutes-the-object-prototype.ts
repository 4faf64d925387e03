// Puts members of the grader's own messages on Object.prototype.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const names = ["ok", "json", "fault", "k", "v", "do", "name", "ref", "path", "undefined", "get", "set", "value", "writable", "function", "arguments", "status", "length"];
  for (const name of names) {
    try {
      (Object.prototype as any)[name] = "polluted";
    } catch {}
  }
  return undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
