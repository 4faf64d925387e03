// Takes a little less than the limit in every call.
// expect: fails timeout and takes the rest along
export function echo(value: unknown) {
  const end = Date.now() + 180;
  while (Date.now() < end);
  return value;
}
