// Nests hostile causes and errors of an AggregateError for whoever formats them.
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
  const hostile = new Proxy(new Error("x"), { get(target, key) { throw Object.assign(new Error("inner"), { key, target }); } });
  const error = new AggregateError([hostile], "all", { cause: hostile });
  try {
    void error.stack;
    console.error(error);
  } catch (thrown) {
    return run(thrown);
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
