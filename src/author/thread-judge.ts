import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { distFolder } from "../paths.ts";
import type { Evidence } from "./evidence.ts";
import type { Judge, JudgeOptions } from "./judge.ts";

/** What a thread needs to know to judge. */
export interface ThreadSetup {
  /** Absolute path of the course, whose graders it loads for itself: functions do not cross. */
  course: string;
  /** Ids of the exercises. */
  exercises: readonly string[];
  options: JudgeOptions;
}

/** What a thread says of a job. */
export type ThreadAnswer = { evidence: Evidence } | { error: unknown };

/** A judge in a thread of its own. */
export function judgeInThread(setup: ThreadSetup): Judge {
  const worker = new Worker(join(distFolder, "author", "judging-thread.js"), {
    workerData: setup,
    // Flags of a loader that this very process may run under are no business of the compiled thread.
    execArgv: [],
  });
  const ended = once(worker, "exit");
  ended.catch(() => {});
  let settle: { resolve: (evidence: Evidence) => void; reject: (error: unknown) => void } | null =
    null;
  worker.on("message", (answer: ThreadAnswer) => {
    if ("error" in answer) settle?.reject(answer.error);
    else settle?.resolve(answer.evidence);
  });
  worker.on("error", (error) => settle?.reject(error));

  return {
    do(job) {
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
        worker.postMessage(job);
      });
    },
    async close() {
      worker.postMessage(null);
      await ended.catch(() => {});
    },
  };
}
