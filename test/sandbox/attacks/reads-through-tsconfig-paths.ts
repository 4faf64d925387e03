// Imports a name that its tsconfig.json maps to the solution.
// expect: fails import-refused
export { echo } from "answers";
