// Imports a file of its own folder that is a link to the solution.
// expect: fails import-refused
export { echo } from "./helper.ts";
