// Imports a helper of its own that imports the solution.
// expect: fails import-refused
export { right as echo } from "./parts/deep.ts";
