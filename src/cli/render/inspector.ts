/** What to do once a debugger can attach. */
export function renderInspector(url: string): string[] {
  return [
    "Your code waits for a debugger. Open chrome://inspect in Chrome or Edge, or attach VS Code to",
    url,
    "Then set breakpoints in your own files and let it run. Limits of time do not count.",
  ];
}
