// Reads the solution with node:fs, imported.
// expect: fails import-refused
import { readFileSync } from "node:fs";

export function echo(value: unknown) {
  return readFileSync("/COURSE/solutions/echo.ts", "utf8") && value;
}
