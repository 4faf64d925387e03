import type { Limits } from "./limits.ts";

/**
 * The words that go before a command so that it ends when it has used far more processor time than
 * any submission may: a child whose parent was killed in the middle of a loop would never notice.
 * Garbage is collected on several cores, hence the factor.
 */
export function cpuLimit(limits: Limits): string[] {
  if (process.platform === "win32") return [];
  const seconds = 4 * Math.ceil(limits.submissionMs / 1000) + 2;
  return ["/bin/sh", "-c", 'ulimit -c 0; ulimit -t "$0"; exec "$@"', String(seconds)];
}
