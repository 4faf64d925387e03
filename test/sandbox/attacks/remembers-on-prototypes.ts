// Counts on every prototype it can reach how many realms there have been.
// expect: same as without
// attack
const holders: any[] = [Object.prototype, Function.prototype, Array.prototype, Error.prototype, Promise.prototype, Symbol, JSON, console];
const realms = holders.map((holder) => (Object.hasOwn(holder, "realms") ? holder.realms : 0));
for (const holder of holders) Object.defineProperty(holder, "realms", { value: 1, configurable: true });
// end
export function echo(value: unknown) {
  // attack
  if (realms.some((count) => count > 0)) return "there was a realm before this one";
  // end
  return value;
}
