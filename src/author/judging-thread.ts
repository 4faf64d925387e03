/** The program of a thread that judges: does a job for each message, and ends at the message null. */
import { parentPort, workerData } from "node:worker_threads";
import { loadCourse } from "../course/load.ts";
import { loadGraders } from "../course/load-graders.ts";
import type { Job } from "./evidence.ts";
import { createJudge, type Judge } from "./judge.ts";
import { toJudge } from "./judged-exercise.ts";
import type { ThreadAnswer, ThreadSetup } from "./thread-judge.ts";

const setup = workerData as ThreadSetup;
const starting = start();
// Whoever asks for the first job hears of it.
starting.catch(() => {});

parentPort?.on("message", (job: Job | null) => {
  void (job === null ? end() : answer(job));
});

async function start(): Promise<Judge> {
  const course = await loadCourse(setup.course);
  const loaded = await loadGraders(course, setup.exercises);
  return createJudge(await toJudge(course, loaded), setup.options);
}

async function answer(job: Job): Promise<void> {
  let said: ThreadAnswer;
  try {
    said = { evidence: await (await starting).do(job) };
  } catch (error) {
    said = { error };
  }
  parentPort?.postMessage(said);
}

async function end(): Promise<void> {
  parentPort?.close();
  const judge = await starting.catch(() => null);
  await judge?.close();
}
