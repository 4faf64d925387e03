// Imports the solution from the folder above.
// expect: fails import-refused
export { echo } from "../solutions/echo.ts";
