// Kills the process that grades it.
// expect: same as without
// attack
function attempt(_value: unknown) {
  try {
    const { process } = globalThis as any;
    process.kill(process.ppid, "SIGKILL");
    return "killed";
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
