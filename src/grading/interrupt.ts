import { Interrupted } from "../errors.ts";

/** What the work gives, or `Interrupted` as soon as the signal says so. */
export async function unlessInterrupted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return work;
  let stop = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    stop = () => reject(new Interrupted());
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
