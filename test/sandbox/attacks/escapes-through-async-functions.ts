// Makes code from text with the constructors of async and generator functions.
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
  const makers = [async () => {}, function* () {}, async function* () {}].map((one) => one.constructor as any);
  for (const make of makers) {
    try {
      make("return process");
      return "code was made from text";
    } catch {}
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
