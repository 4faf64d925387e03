// Looks for what the grader's prelude was started with.
// expect: same as without
// attack
function attempt(value: unknown) {
  const start = (globalThis as any)["mcp-course:start"];
  start?.('{"consoleLength":1,"replyBytes":1e9,"async":false}')("load", "", () => ({ echo: () => value }));
}
// end
export function echo(value: unknown) {
  // attack
  attempt(value);
  // end
  return 0;
}
