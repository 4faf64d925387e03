// Imports a file whose name is put together while it runs, so that no bundler can see it.
// expect: fails import-refused
export async function echo(value: unknown) {
  const path = ["", "COURSE", "solutions", "echo.ts"].join("/");
  return (await import(path)).echo(value);
}
