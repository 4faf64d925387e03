// Imports a link to a link to the solution.
// expect: fails import-refused
export { echo } from "./one.ts";
