import type { Verdict } from "./attempt.ts";

/**
 * Whether a call may have taken the child process with it. Finding that out again costs up to a second, so
 * such a failure is neither shrunk nor tried in many ways.
 */
export function isDeath(verdict: Verdict): boolean {
  if (verdict.is !== "wrong") return false;
  const kind = verdict.fault?.kind;
  return kind === "timeout" || kind === "memory" || kind === "output" || kind === "exit";
}
