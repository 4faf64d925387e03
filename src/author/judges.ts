import type { Evidence, Job } from "./evidence.ts";
import type { Judge } from "./judge.ts";

/** Hands jobs to judges as they become free, in the order the jobs came. */
export function shareOut(judges: readonly Judge[]): Judge {
  const free = [...judges];
  const waiting: ((judge: Judge) => void)[] = [];

  async function nextFree(): Promise<Judge> {
    const judge = free.shift();
    return judge ?? new Promise((resolve) => waiting.push(resolve));
  }

  return {
    async do(job: Job): Promise<Evidence> {
      const judge = await nextFree();
      try {
        return await judge.do(job);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free.push(judge);
        else next(judge);
      }
    },
    async close() {
      await Promise.all(judges.map((judge) => judge.close()));
    },
  };
}
