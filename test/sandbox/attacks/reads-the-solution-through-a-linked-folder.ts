// Imports from a folder of its own that is a link to the folder of solutions.
// expect: fails import-refused
export { echo } from "./parts/echo.ts";
