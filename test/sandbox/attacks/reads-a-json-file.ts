// Imports a file that is no TypeScript.
// expect: fails import-refused
import data from "./package.json" with { type: "json" };

export const echo = (value: unknown) => data && value;
