import { systemCode } from "../course/files.ts";

/** What the system tells this process while it works. */
export interface ProcessEvents {
  /** Aborted when somebody presses Ctrl-C or asks the process to end. */
  signal: AbortSignal;
  /** Why what we wrote could not be written; null when it could, or nobody was reading any more. */
  outputError: () => Error | null;
  /** Stops listening. */
  stop: () => void;
}

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Listens to the process. A second Ctrl-C finds nobody listening, and ends the process at once. */
export function listenToProcess(): ProcessEvents {
  const controller = new AbortController();
  let outputError: Error | null = null;
  const abort = () => {
    stop();
    controller.abort();
  };
  const onOutputError = (error: Error) => {
    if (systemCode(error) !== "EPIPE") outputError = error;
  };
  const stop = () => {
    for (const ending of endings) process.off(ending, abort);
  };
  for (const ending of endings) process.once(ending, abort);
  // Stay for good: a write may fail after the work is done.
  process.stdout.on("error", onOutputError);
  process.stderr.on("error", onOutputError);
  return { signal: controller.signal, outputError: () => outputError, stop };
}
