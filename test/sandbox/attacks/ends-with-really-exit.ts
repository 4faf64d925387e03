// Ends its process past all exit handlers, while it is loaded.
// expect: fails threw
(globalThis as any).process.reallyExit(0);
export const echo = (value: unknown) => value;
