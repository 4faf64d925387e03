import type { Evidence, Job } from "./evidence.ts";
import type { Judge } from "./judge.ts";

/** Somebody who does jobs, and the exercise of the last one. */
interface Hired {
  judge: Judge;
  exercise: string | null;
}

/** A job that nobody does yet. */
interface Waiting {
  exercise: string;
  take(hired: Hired): void;
}

/**
 * Hands jobs to judges as they become free. A judge stays with the exercise whose inputs it has at
 * hand, then takes up one that no other judge is at, and only then helps another judge; within an
 * exercise jobs are done in the order they came.
 */
export function shareOut(judges: readonly Judge[]): Judge {
  const all = judges.map((judge): Hired => ({ judge, exercise: null }));
  const free = [...all];
  const waiting: Waiting[] = [];

  function nextFor(hired: Hired): Waiting | undefined {
    const isTaken = (id: string) => all.some(({ exercise }) => exercise === id);
    return (
      waiting.find(({ exercise }) => exercise === hired.exercise) ??
      waiting.find(({ exercise }) => !isTaken(exercise)) ??
      waiting[0]
    );
  }

  function assign(): void {
    for (const hired of [...free]) {
      const next = nextFor(hired);
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      free.splice(free.indexOf(hired), 1);
      hired.exercise = next.exercise;
      next.take(hired);
    }
  }

  function hire(exercise: string): Promise<Hired> {
    return new Promise((take) => {
      waiting.push({ exercise, take });
      // All that is asked for in this turn is there to choose from.
      queueMicrotask(assign);
    });
  }

  return {
    async do(job: Job): Promise<Evidence> {
      const hired = await hire(job.exercise);
      try {
        return await hired.judge.do(job);
      } finally {
        free.push(hired);
        assign();
      }
    },
    async close() {
      await Promise.all(judges.map((judge) => judge.close()));
    },
  };
}
