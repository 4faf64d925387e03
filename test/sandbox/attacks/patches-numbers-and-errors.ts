// Patches conversions to text and the constructors of errors.
// expect: same as without
// attack
for (const { prototype } of [Number, Boolean, Symbol, BigInt, Date, Error, TypeError] as any[]) {
  try { prototype.toString = prototype.valueOf = () => "patched"; } catch {}
}
for (const name of ["TypeError", "RangeError", "String", "Number", "Object", "Array", "Symbol"]) {
  try { (globalThis as any)[name] = () => "patched"; } catch {}
}
// end
export const echo = (value: unknown) => value;
