// Keeps what it saw under a registered symbol, which is shared by every realm, for the next realm.
// expect: same as without
export function echo(value: unknown) {
  // attack
  const place = Symbol.for("memory") as any;
  const kept = (globalThis as any)[place] ?? (Symbol as any)[place] ?? Object.getOwnPropertyDescriptor(Object.prototype, place)?.value;
  if (kept !== undefined && JSON.stringify(kept.first) !== JSON.stringify(kept.last)) return "it remembers another realm";
  // end
  return value;
}
