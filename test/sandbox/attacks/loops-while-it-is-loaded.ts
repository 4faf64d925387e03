// Never comes back from being loaded.
// expect: fails timeout
for (;;);
export const echo = (value: unknown) => value;
