// Reads its own environment and memory map from /proc.
// expect: same as without
// attack
function attempt(_value: unknown) {
  try {
    const fs = (globalThis as any).process.getBuiltinModule("node:fs");
    return fs.readFileSync("/proc/self/environ", "utf8") + fs.readFileSync("/proc/self/maps", "utf8");
  } catch {
    return undefined;
  }
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
