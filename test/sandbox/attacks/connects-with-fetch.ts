// Connects to a server with whatever fetches.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const { fetch, WebSocket, EventSource, XMLHttpRequest } = globalThis as any;
  const way = fetch ?? WebSocket ?? EventSource ?? XMLHttpRequest;
  way?.("http://127.0.0.1:0xC0DE/");
  return way && "it can connect";
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
