// Imports the solution by its absolute path.
// expect: fails import-refused
export { echo } from "/COURSE/solutions/echo.ts";
