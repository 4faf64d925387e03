// Compiles WebAssembly, which no guard has read.
// expect: same as without
// attack
function attempt(_value: unknown): unknown {
  const { WebAssembly } = globalThis as any;
  if (WebAssembly === undefined) return undefined;
  return typeof new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
