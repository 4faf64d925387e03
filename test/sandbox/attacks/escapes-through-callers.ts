// Climbs from its own function to whoever calls it.
// expect: same as without
export function echo(value: unknown) {
  // attack
  for (const ask of [() => (echo as any).caller, () => (echo as any).arguments.callee.caller]) {
    try {
      const caller = ask();
      if (caller !== null && caller !== undefined) return String(caller);
    } catch {}
  }
  // end
  return value;
}
