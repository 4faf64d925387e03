// Imports the solution while it runs.
// expect: fails import-refused
export async function echo(value: unknown) {
  return (await import("../solutions/echo.ts")).echo(value);
}
