import type { End } from "./child-process.ts";
import type { HitLimit, Limits } from "./limits.ts";
import type { Fault, Moment } from "./reply.ts";

/** Why we killed a child. */
export type Verdict = "start" | "time" | "submission-time" | "memory" | "flood" | "nonsense";

/** The end of a child, as far as it matters to what it was at. */
export interface Death {
  /** Null: it ended by itself. */
  verdict: Verdict | null;
  end: End;
  /** It had come as far as to take requests. */
  started: boolean;
  /** It was sending each reply at once, so what it was at is known. */
  careful: boolean;
  /** Console text of what it was at. */
  log: string;
}

/**
 * What a death says about the request the child was at.
 *
 * @param attempts how often the request has been tried
 */
export function faultOfDeath(death: Death, when: Moment, attempts: number, limits: Limits): Fault {
  const hit = (name: keyof Limits): HitLimit => ({ name, value: limits[name] });
  const { code, signal, stderr } = death.end;
  switch (death.verdict) {
    case "time":
      return { kind: "timeout", when, limit: hit(when === "load" ? "loadMs" : "callMs"), attempts };
    case "submission-time":
      return { kind: "timeout", when: "submission", limit: hit("submissionMs"), attempts };
    case "memory":
      return { kind: "memory", when, limit: hit("residentMiB") };
    case "flood":
      return { kind: "output", when, limit: hit("replyKiB") };
    case "start":
    case "nonsense":
      return { kind: "exit", when, code: null, signal: "SIGKILL" };
    case null:
      if (/heap out of memory|heap limit/i.test(stderr)) {
        return { kind: "memory", when, limit: hit("heapMiB") };
      }
      if (/out of memory|allocation failed/i.test(stderr)) {
        return { kind: "memory", when, limit: hit("residentMiB") };
      }
      return { kind: "exit", when, code, signal };
  }
}
