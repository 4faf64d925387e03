import type { Fault } from "../sandbox/reply.ts";
import { type Wrong, wrongBy } from "./attempt.ts";
import type { Checked } from "./checked.ts";

/** Checks of one exercise that may hang before the rest is not run. */
const most = 3;

type Timeout = Extract<Fault, { kind: "timeout" }>;

/**
 * Counts the checks of one exercise that hung. Each costs at least a second of the time that all
 * exercises share; after three, the rest fail as the third did, without being run.
 */
export class HungChecks {
  #count = 0;
  #last: Timeout | null = null;

  /** Takes note of a check that was run. */
  note({ outcome, replies }: Checked): void {
    const own = outcome.status === "failed" ? outcome.failure.fault : undefined;
    const faults = [own, ...replies.map((reply) => (reply.ok ? null : reply.fault))];
    const timeout = faults.find((fault) => fault?.kind === "timeout");
    if (timeout?.kind !== "timeout") return;
    this.#count++;
    this.#last = timeout;
  }

  /** What to say of a check that is not run for it: a timeout after no attempt. Null: run it. */
  verdict(): Wrong | null {
    if (this.#count < most || this.#last === null) return null;
    return wrongBy({ ...this.#last, attempts: 0 });
  }
}
