// Overflows the stack inside somebody else's code, to catch an error from outside.
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
  let gained: string | undefined;
  let caught = 0;
  const deeper = (): void => {
    try {
      deeper();
    } catch (thrown) {
      caught += 1;
      if (caught > 50) throw thrown;
      gained ??= run(thrown);
      try {
        void (thrown as Error).stack;
      } catch (inner) {
        gained ??= run(inner);
        try {
          (Object.getPrototypeOf(inner) as any).polluted = true;
          Object.getPrototypeOf(Object.getPrototypeOf(inner)).toJSON = () => "polluted";
        } catch {}
      }
      throw thrown;
    }
  };
  for (let i = 0; i < 2; i += 1) {
    caught = 0;
    try {
      deeper();
    } catch (thrown) {
      gained ??= run(thrown);
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
