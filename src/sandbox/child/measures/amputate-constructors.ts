/**
 * From any object of the host's realm, `constructor` leads to `Function`, and that to code that runs
 * outside. It is taken away wherever an error that Node or V8 throws into the student's realm leads.
 */
export function amputateConstructors(prototypes: readonly object[]): void {
  for (const prototype of prototypes) {
    Object.defineProperty(prototype, "constructor", { value: undefined });
  }
}
