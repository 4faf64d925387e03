import { systemCode, systemReason } from "../course/files.ts";
import { UsageError } from "../errors.ts";

/** What the system tells this process while it works. */
export interface ProcessEvents {
  /** Aborted when somebody presses Ctrl-C or asks the process to end. */
  signal: AbortSignal;
  /** Why what we wrote could not be written, such as a full disk; null when it could, or when nobody
   * was reading any more. */
  outputError: () => UsageError | null;
  /** Stops listening. */
  stop: () => void;
}

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Listens to the process. A second Ctrl-C finds nobody listening, and ends the process at once. */
export function listenToProcess(): ProcessEvents {
  const controller = new AbortController();
  let outputError: UsageError | null = null;
  const abort = () => {
    stop();
    controller.abort();
  };
  const onOutputError = (file: string) => (error: Error) => {
    if (systemCode(error) === "EPIPE") return;
    outputError = new UsageError({ code: "cannot-write", file, reason: systemReason(error) });
  };
  const stop = () => {
    for (const ending of endings) process.off(ending, abort);
  };
  for (const ending of endings) process.once(ending, abort);
  // Stay for good: a write may fail after the work is done.
  process.stdout.on("error", onOutputError("standard output"));
  process.stderr.on("error", onOutputError("standard error"));
  return { signal: controller.signal, outputError: () => outputError, stop };
}
