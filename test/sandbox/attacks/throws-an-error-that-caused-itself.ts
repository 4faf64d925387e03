// Throws an error that is its own cause.
// expect: fails threw
export function echo() {
  const error: any = new Error("x");
  error.cause = error;
  error.errors = [error];
  throw error;
}
