// Imports a name that its package.json maps to the solution.
// expect: fails import-refused
export { echo } from "#answer";
