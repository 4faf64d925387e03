// Asks the frames of a stack for their functions and objects.
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
  const { prepareStackTrace } = Error as any;
  let gained: string | undefined;
  const original = Array.prototype.push;
  (Array.prototype as any).push = function (site: any) {
    if (typeof site?.getThis === "function") gained ??= run(site) ?? run(site.getThis() ?? {}) ?? run(site.getFunction() ?? {});
    return original.call(this, site);
  };
  void new Error("x").stack;
  gained ??= prepareStackTrace && run(prepareStackTrace);
  Array.prototype.push = original;
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
