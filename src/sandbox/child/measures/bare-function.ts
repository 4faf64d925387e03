/** A function of the host that leads nowhere: no prototype, and nothing can be added to it. */
export function bareFunction<F extends (...args: never[]) => unknown>(f: F): F {
  Object.setPrototypeOf(f, null);
  return Object.freeze(f);
}
