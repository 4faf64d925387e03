import { writeSync } from "node:fs";

/** Text on its way to the parent. */
export interface Output {
  write(text: string): void;
  /** Sends what has gathered. Called before the child waits, so that nothing is held back. */
  flush(): void;
}

const mostHeld = 32 * 1024;
const longestHeldMs = 4;
const stdout = 1;

/**
 * Gathers replies and sends many at once: a write for each would take longer than the calls.
 *
 * @param careful send each text at once
 */
export function createOutput(careful: boolean): Output {
  let held = "";
  let since = 0;

  function flush(): void {
    if (held === "") return;
    const bytes = Buffer.from(held);
    held = "";
    for (let sent = 0; sent < bytes.length; ) sent += writeSync(stdout, bytes, sent);
  }

  return {
    write(text) {
      const now = Date.now();
      if (held === "") since = now;
      held += text;
      if (careful || held.length >= mostHeld || now - since >= longestHeldMs) flush();
    },
    flush,
  };
}
