// Starts a thread.
// expect: fails import-refused
import { Worker } from "worker_threads";

export function echo(value: unknown) {
  new Worker("for (;;);", { eval: true });
  return value;
}
