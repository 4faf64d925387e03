// Patches regular expressions to forge what the grader reads with them.
// expect: same as without
// attack
for (const name of ["exec", "test", Symbol.replace, Symbol.match, Symbol.split]) {
  Object.defineProperty(RegExp.prototype, name, { value: () => ["patched"] });
}
// end
export const echo = (value: unknown) => value;
