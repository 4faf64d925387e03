import { NativePromise, promiseThen } from "./primordials.ts";

/** How far a promise has come. */
export interface Settling {
  state: "pending" | "fulfilled" | "rejected";
  value: unknown;
}

/** Follows a promise or thenable; what becomes of it can be read once microtasks have run. */
export function follow(promise: unknown): Settling {
  const settling: Settling = { state: "pending", value: undefined };
  try {
    const adopted = new NativePromise<unknown>((resolve) => resolve(promise));
    promiseThen(
      adopted,
      (value: unknown) => {
        settling.state = "fulfilled";
        settling.value = value;
      },
      (reason: unknown) => {
        settling.state = "rejected";
        settling.value = reason;
      },
    );
  } catch {
    // A patched species can make this throw: then the promise never settles, as far as we know.
  }
  return settling;
}
