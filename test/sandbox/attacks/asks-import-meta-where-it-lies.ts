// Asks import.meta for the folder that it runs in.
// expect: fails import-refused
export const echo = (value: unknown) => (import.meta as any).dirname ?? value;
