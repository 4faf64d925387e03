// Gives an error a symbol for its name, so that Node's formatter throws an error from outside.
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
  for (const make of [Error, TypeError, RangeError, AggregateError as any]) {
    const error = new make([]);
    error.name = Symbol("name");
    try {
      void error.stack;
    } catch (thrown) {
      const gained = run(thrown);
      if (gained !== undefined || !(thrown instanceof Error)) return gained ?? "an error from outside";
    }
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
