// Captures stacks of every length, to read the paths of the grader from them.
// expect: same as without
// attack
function attempt(_value: unknown) {
  const holder = {} as { stack: string };
  (Error as any).stackTraceLimit = Infinity;
  (Error as any).captureStackTrace(holder);
  const texts = [holder.stack, String(new Error("x").stack), String((() => { try { (null as any).x; } catch (error) { return (error as Error).stack; } })())];
  return texts.find((text) => /child\.cjs|node:|file:|\/[a-z]/.test(text));
}
// end
export function echo(value: unknown) {
  // attack
  const gained = attempt(value);
  if (gained !== undefined) return gained;
  // end
  return value;
}
