// Writes require in its source, which a bundler may follow.
// expect: fails import-refused or threw
declare const require: (name: string) => any;

export function echo(value: unknown) {
  return require("../solutions/echo.ts").echo(value);
}
