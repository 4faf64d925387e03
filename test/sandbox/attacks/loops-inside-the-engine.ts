// Has the engine itself compute for minutes, where no JavaScript runs.
// expect: fails timeout
export const echo = () => String(3n ** 40_000_000n).length;
