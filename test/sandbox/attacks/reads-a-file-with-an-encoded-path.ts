// Writes the dots of the way up as percent codes and backslashes.
// expect: fails import-refused
import { echo as one } from "./%2e%2e/solutions/echo.ts";
import { echo as two } from "./..\\solutions\\echo.ts";

export const echo = (value: unknown) => one(two(value));
