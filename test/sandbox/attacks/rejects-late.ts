// Leaves rejected promises behind, which nobody handles.
// expect: same as without
// attack
function attempt(_value: unknown) {
  void Promise.reject(new Error("late"));
  void (async () => {
    await null;
    throw new Error("later");
  })();
  return undefined;
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
