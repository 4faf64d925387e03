import { basename } from "node:path";
import { loadGraders } from "../course/load-graders.ts";
import { type Course, exercisesOf } from "../course/model.ts";
import { Interrupted } from "../errors.ts";
import { unlessInterrupted } from "../grading/interrupt.ts";
import { defaultLimits } from "../sandbox/limits.ts";
import { createJudge, type Judge, type JudgeOptions } from "./judge.ts";
import { toJudge } from "./judged-exercise.ts";
import { shareOut } from "./judges.ts";
import { clashingExercises } from "./names.ts";
import { fileIn, readProof } from "./proof.ts";
import { strayFiles } from "./stray-files.ts";
import { judgeInThread } from "./thread-judge.ts";
import type { Verification } from "./verification.ts";
import { type VerifyProgress, verifyExercise } from "./verify-exercise.ts";

export interface VerifyRequest {
  course: Course;
  /** Ids of exercises; empty for every exercise, and what belongs to none. */
  asked: readonly string[];
  /** With how many seeds right submissions must pass, from 1 up. */
  seeds: number;
  /** How many threads judge; 0: this one does. */
  threads: number;
  onProgress?: (progress: VerifyProgress) => void;
  /** Ends the work: `Interrupted` is thrown. */
  signal?: AbortSignal;
}

/**
 * Inputs that a seed draws for each property: half of those that `check` draws, and the first half, so
 * that what catches a mistake here catches it there.
 */
const runs = 100;

/** A busy machine is no reason to call something wrong; a child process serves many submissions. */
const limits = { ...defaultLimits, callMs: 3000, loadMs: 3000, submissionMs: 3_600_000 };

/**
 * Has everything judged that a course keeps to prove its graders, and tells what is wrong with it and
 * which check catches which mistake. The same course gives the same verification.
 *
 * Throws CourseError, and `Interrupted` when the signal says so.
 */
export async function verifyCourse(request: VerifyRequest): Promise<Verification> {
  const { course, seeds, signal } = request;
  if (signal?.aborted) throw new Interrupted();
  const exercises = exercisesOf(course);
  const asked = request.asked.length > 0 ? request.asked : exercises.map(({ id }) => id);
  const loaded = await loadGraders(course, asked);
  const verified = loaded.filter(({ id }) => asked.includes(id));
  const proofs = await Promise.all(verified.map((exercise) => readProof(course, exercise)));
  const judge = await hire(request, asked);
  const workspace = [
    ...exercises.map(({ file }) => file),
    ...course.handedOut.map((file) => basename(file)),
  ];
  const context = {
    course,
    judge,
    seeds: seedsUpTo(seeds),
    workspace,
    onProgress: request.onProgress,
  };
  try {
    const work = Promise.all(proofs.map((proof) => verifyExercise(proof, context)));
    const all = await unlessInterrupted(work, signal);
    return {
      seeds,
      exercises: all.map(({ exercise }) => exercise),
      findings: [
        ...all.flatMap(({ findings }) => findings),
        ...(request.asked.length > 0 ? [] : await findingsOfNone(course)),
      ],
    };
  } finally {
    await judge.close();
  }
}

async function hire(
  { course, seeds, threads }: VerifyRequest,
  ids: readonly string[],
): Promise<Judge> {
  const options: JudgeOptions = { seeds: seedsUpTo(seeds), runs, limits };
  if (threads === 0) {
    const loaded = await loadGraders(course, ids);
    return shareOut([createJudge(await toJudge(course, loaded), options)]);
  }
  const setup = { course: course.root, exercises: ids, options };
  return shareOut(Array.from({ length: threads }, () => judgeInThread(setup)));
}

/** What belongs to no exercise alone. */
async function findingsOfNone(course: Course) {
  const exercises = exercisesOf(course).map(({ id, starter }) => ({
    id,
    file: fileIn(course, starter),
  }));
  return [...clashingExercises(exercises), ...(await strayFiles(course))];
}

function seedsUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}
