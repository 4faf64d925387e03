/** Ticks while there is something to watch. */
export interface Clock {
  start(): void;
  stop(): void;
}

const tickMs = 20;
const longestTickMs = 2 * tickMs;

/**
 * A clock whose ticks are to be added up. One that comes late counts for little: when the grader
 * itself was busy or the machine slept, the student's code is not to blame, and its replies may be
 * waiting to be read.
 *
 * @param onTick told how many milliseconds to count
 */
export function createClock(onTick: (passedMs: number) => void): Clock {
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  return {
    start() {
      if (timer !== null) return;
      last = performance.now();
      timer = setInterval(() => {
        const now = performance.now();
        const passed = Math.min(now - last, longestTickMs);
        last = now;
        onTick(passed);
      }, tickMs);
    },
    stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}
