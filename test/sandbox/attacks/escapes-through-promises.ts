// Rejects and adopts promises so that somebody outside handles them.
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
let gained: string | undefined;
function attempt() {
  for (const settle of [Promise.reject(new Error("x")), new Promise((resolve) => resolve({ then: null })), Promise.any([])]) {
    settle.then(undefined, (thrown) => {
      gained ??= run(thrown);
    });
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
