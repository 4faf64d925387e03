// Answers with every global that the language does not promise.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const suspicious = /^(process|require|module|global|Buffer|fetch|WebSocket|setTimeout|setInterval|setImmediate|queueMicrotask|Worker|WebAssembly|SharedArrayBuffer|Atomics|navigator|performance|crypto|mcp.*)$/;
  const names = Reflect.ownKeys(globalThis).map(String).filter((name) => suspicious.test(name));
  return names.length > 0 ? names : undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
