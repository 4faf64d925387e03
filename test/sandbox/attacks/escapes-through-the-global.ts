// Climbs from the global object to the Function outside.
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
  return run(globalThis) ?? run(Object.getPrototypeOf(globalThis) ?? {});
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt();
  if (gained !== undefined) return gained;
  // end
  return value;
}
