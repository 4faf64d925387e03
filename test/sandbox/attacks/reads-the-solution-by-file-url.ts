// Imports the solution by a file: URL.
// expect: fails import-refused
export { echo } from "file:///COURSE/solutions/echo.ts";
