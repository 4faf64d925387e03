// Is itself a link to the solution.
// expect: fails import-refused
export const echo = (value: unknown) => value;
