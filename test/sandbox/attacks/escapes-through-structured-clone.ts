// Clones hostile objects, to be thrown an error from outside.
// expect: same as without
// attack
const run = (from: any) => {
  try {
    const host = from.constructor.constructor("return process")();
    return host === undefined ? undefined : String(host.env);
  } catch {
    return undefined;
  }
};
function attempt() {
  const clone = (globalThis as any).structuredClone;
  if (clone === undefined) return undefined;
  let gained = run(clone);
  const hostile = [() => {}, Symbol("x"), new Proxy({}, {}), new WeakMap(), { get x() { throw null; } }];
  for (const one of hostile) {
    try {
      gained ??= run(clone(one));
    } catch (thrown) {
      if (thrown !== null) gained ??= run(thrown);
    }
  }
  return gained;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt();
  if (gained !== undefined) return gained;
  // end
  return value;
}
