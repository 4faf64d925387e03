import { isDeath } from "../grading/death.ts";
import { type GradedOne, gradeExercise } from "../grading/grade-exercise.ts";
import { type Prepared, prepare } from "../grading/load.ts";
import { type Compiler, createCompiler } from "../sandbox/compile.ts";
import { builtParts, planLaunch } from "../sandbox/launch.ts";
import type { Limits } from "../sandbox/limits.ts";
import { launchSandbox } from "../sandbox/process.ts";
import type { Sandbox, SandboxOptions } from "../sandbox/sandbox.ts";
import { answersOf } from "./answers.ts";
import { settingInBatches } from "./calls-in-batches.ts";
import type { Evidence, Job } from "./evidence.ts";
import { failureOfRight, seedsThatMiss, type Tried } from "./further-seeds.ts";
import { type InputsOfSeeds, inputsOfSeeds } from "./inputs-of-seeds.ts";
import type { JudgedExercise } from "./judged-exercise.ts";

/** How to judge. */
export interface JudgeOptions {
  /** At least one, the first of them first. */
  seeds: readonly number[];
  /** Inputs that a seed draws for each property. */
  runs: number;
  limits: Limits;
}

/** Does jobs, one after the other. */
export interface Judge {
  do(job: Job): Promise<Evidence>;
  /** Ends what was started; a job that is being done fails. */
  close(): Promise<void>;
}

/**
 * A judge with a sandbox and a compiler of its own. Submissions are judged as `check` judges them,
 * each check in a fresh realm; the child process serves many of them, until one makes it die.
 */
export function createJudge(
  exercises: readonly JudgedExercise[],
  { seeds, runs, limits }: JudgeOptions,
): Judge {
  const compiler = createCompiler();
  const options: SandboxOptions = { limits, osSandbox: "off" };
  const launch = planLaunch(builtParts(), options, { optimize: false });
  const start = () => launchSandbox(launch, options);
  let sandbox: Sandbox | null = null;
  let closed = false;
  let atHand: { exercise: JudgedExercise; inputs: InputsOfSeeds } | null = null;

  /** One exercise's inputs at a time: those of all would fill the memory. */
  function takeUp(id: string) {
    if (atHand?.exercise.id === id) return atHand;
    const exercise = exercises.find((one) => one.id === id);
    if (exercise === undefined) throw new Error(`no exercise ${id} to judge`);
    atHand = { exercise, inputs: inputsOfSeeds(id, exercise.grader, seeds, runs) };
    return atHand;
  }

  return {
    async do(job) {
      if (closed) throw new Error("the judge is closed");
      const { exercise, inputs } = takeUp(job.exercise);
      sandbox ??= start();
      const { prepared, used } = await open(job, exercise, { compiler, sandbox, limits });
      const seed = job.seed ?? seeds[0] ?? 1;
      const grade = (how: Prepared) => gradeWith(how, exercise, inputs, seed, runs);
      let graded = await grade(inBatches(prepared));
      const died = hasDied(graded);
      // Which call it died of shows when each crosses by itself.
      if (died) graded = await grade(prepared);
      const further = await tryFurther(job, graded, prepared, inputs, seeds.slice(1));
      if (died) {
        // The child that took its place answers one call at a time, which is slow.
        const worn = sandbox;
        sandbox = null;
        await worn.close();
      }
      return {
        outcomes: Object.fromEntries(graded.report.checks.map((one) => [one.id, one.outcome])),
        used,
        answers: answersOf(graded, exercise.grader),
        ...further,
      };
    },
    async close() {
      closed = true;
      await Promise.all([sandbox?.close(), compiler.close()]);
    },
  };
}

async function open(
  { files, further }: Job,
  exercise: JudgedExercise,
  { compiler, sandbox, limits }: { compiler: Compiler; sandbox: Sandbox; limits: Limits },
): Promise<{ prepared: Prepared; used: readonly string[] }> {
  const submission = { folder: null, files, standIns: exercise.standIns };
  const compiled = await compiler.compile(submission, exercise.file, limits);
  const prepared = await prepare({ ...exercise, starter: "" }, compiled, sandbox, { calls: 0 });
  const used = compiled.ok ? compiled.program.files : [];
  // Of what is wrong the counterexample is not wanted: only that it is.
  const verdictOnly = further !== "all";
  if (!prepared.ok || !verdictOnly) return { prepared, used };
  return { prepared: { ok: true, setting: { ...prepared.setting, verdictOnly } }, used };
}

function gradeWith(
  prepared: Prepared,
  exercise: JudgedExercise,
  inputs: InputsOfSeeds,
  seed: number,
  runs: number,
): Promise<GradedOne> {
  return gradeExercise({
    exercise: { ...exercise, grader: inputs.grader, starter: "" },
    asked: true,
    untouched: false,
    only: undefined,
    seed,
    runs,
    inputs: inputs.withSeed(seed),
    prepared,
    causes: [],
    unmetNeed: undefined,
    onProgress: undefined,
  });
}

function inBatches(prepared: Prepared): Prepared {
  return prepared.ok ? { ok: true, setting: settingInBatches(prepared.setting) } : prepared;
}

async function tryFurther(
  { further }: Job,
  { report }: GradedOne,
  prepared: Prepared,
  inputs: InputsOfSeeds,
  seeds: readonly number[],
): Promise<Pick<Evidence, "later" | "missedWith">> {
  const later: Evidence["later"][number][] = [];
  const missedWith: number[] = [];
  if (!prepared.ok || further === undefined || seeds.length === 0) return { later, missedWith };
  const properties = report.checks.flatMap(
    ({ id: check, outcome }): (Tried & { passed: boolean })[] => {
      const property = inputs.grader.checks[check];
      if (property?.form !== "property" || outcome.status === "errored") return [];
      const passed = outcome.status === "passed";
      return [{ check, property, inputs, setting: prepared.setting, passed }];
    },
  );
  if (further === "all") {
    for (const tried of properties.filter(({ passed }) => passed)) {
      const failed = await failureOfRight(tried);
      if (failed !== null) later.push({ check: tried.check, ...failed });
    }
  } else {
    const named = properties.find(({ check }) => check === further.check);
    if (named) missedWith.push(...(await seedsThatMiss(named, seeds)));
  }
  return { later, missedWith };
}

function hasDied({ rounds }: GradedOne): boolean {
  return [...rounds.values()].some((all) => all.some((round) => round.some(isDeath)));
}
