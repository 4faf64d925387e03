// Imports the solution with an attribute, as text and not as code.
// expect: fails import-refused
import text from "../solutions/echo.ts" with { type: "text" };
export const echo = () => text;
