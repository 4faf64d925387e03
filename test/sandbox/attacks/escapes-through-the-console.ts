// Climbs from the methods of the console to the Function outside.
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
  for (const method of Object.values(console)) {
    const gained = run(method) ?? run({ constructor: method });
    if (gained !== undefined) return gained;
  }
  return undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt();
  if (gained !== undefined) return gained;
  // end
  return value;
}
