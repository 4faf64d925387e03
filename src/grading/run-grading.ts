import { performance } from "node:perf_hooks";
import { Interrupted } from "../errors.ts";
import type { Compiler } from "../sandbox/compile.ts";
import type { Sandbox, SandboxOptions } from "../sandbox/sandbox.ts";
import { type DrawnInputs, drawAhead } from "./draw-ahead.ts";
import type { GradedExercise, GradeRequest, Grading } from "./grade.ts";
import { type GradedOne, gradeExercise } from "./grade-exercise.ts";
import { unlessInterrupted } from "./interrupt.ts";
import { type Prepared, prepare, stillStarter } from "./load.ts";
import { causesIn } from "./needs.ts";
import type { ExerciseReport } from "./report.ts";
import { selectExercises } from "./selection.ts";
import type { CallCount } from "./setting.ts";
import { isStarter } from "./starter.ts";
import { totalsOf } from "./totals.ts";

/** What a grading starts, and ends again. */
export interface Tools {
  startSandbox(options: SandboxOptions): Sandbox;
  createCompiler(): Compiler;
}

/**
 * Grades a submission with the given sandbox and compiler; `grade` is this with the real ones.
 * Throws `UsageError` for an exercise or check that there is not, `Interrupted` when the signal says
 * so; whatever else it throws is our own fault.
 */
export async function runGrading(request: GradeRequest, tools: Tools): Promise<Grading> {
  const { limits, osSandbox, inspect, signal } = request;
  const exercises = selectExercises(request);
  if (signal?.aborted) throw new Interrupted();
  const startedAt = new Date().toISOString();
  const started = performance.now();
  // First of all: the child starts while the submission is read and compiled.
  const sandbox = tools.startSandbox({ limits, osSandbox, ...(inspect && { inspect }) });
  const compiler = request.compiler ?? tools.createCompiler();
  const count: CallCount = { calls: 0 };
  try {
    const work = gradeAll(request, exercises, sandbox, compiler, count);
    const graded = await unlessInterrupted(work, signal);
    const reports = graded.map(({ report }) => report);
    return {
      exercises: reports,
      totals: totalsOf(reports, count.calls),
      walls: [...sandbox.walls],
      timing: {
        startedAt,
        durationMs: performance.now() - started,
        exercises: Object.fromEntries(graded.map(({ report, timing }) => [report.id, timing])),
      },
    };
  } finally {
    await Promise.all([sandbox.close(), request.compiler ? undefined : compiler.close()]);
  }
}

/** One exercise on its way to be judged. */
interface Ready {
  exercise: GradedExercise;
  untouched: boolean;
  /** Compiles at once, loads when asked. */
  prepare(): Promise<Prepared>;
}

async function gradeAll(
  request: GradeRequest,
  exercises: readonly GradedExercise[],
  sandbox: Sandbox,
  compiler: Compiler,
  count: CallCount,
): Promise<GradedOne[]> {
  const ready = exercises.map((exercise) => getReady(request, exercise, sandbox, compiler, count));
  const inputs = drawAhead(
    ready.flatMap(({ exercise, untouched }) =>
      untouched && !request.runStarters ? [] : [exercise],
    ),
    request,
  );
  const graded: GradedOne[] = [];
  try {
    for (const one of ready) {
      if (request.signal?.aborted) break;
      graded.push(await gradeOne(request, one, inputs, graded));
    }
  } finally {
    inputs.stop();
  }
  return graded;
}

function getReady(
  { submission, limits, runStarters = false }: GradeRequest,
  exercise: GradedExercise,
  sandbox: Sandbox,
  compiler: Compiler,
  count: CallCount,
): Ready {
  const untouched = isStarter(submission, exercise.file, exercise.starter);
  if (untouched && !runStarters) {
    return { exercise, untouched, prepare: async () => stillStarter };
  }
  const compiling = compiler.compile(submission, exercise.file, limits);
  // It is waited for only when the exercises before are done: no rejection goes unseen until then.
  compiling.catch(() => {});
  return {
    exercise,
    untouched,
    prepare: async () => prepare(exercise, await compiling, sandbox, count),
  };
}

async function gradeOne(
  request: GradeRequest,
  { exercise, untouched, prepare }: Ready,
  inputs: DrawnInputs,
  earlier: readonly GradedOne[],
): Promise<GradedOne> {
  const { only, seed, runs, onProgress } = request;
  const reports = new Map(earlier.map(({ report }) => [report.id, report]));
  const needed: ExerciseReport[] = [];
  let unmetNeed: string | undefined;
  for (const need of only === undefined ? exercise.grader.needs : []) {
    const report = reports.get(need);
    if (report) needed.push(report);
    else unmetNeed ??= need;
  }
  return gradeExercise({
    exercise,
    untouched,
    asked: request.asked.includes(exercise.id),
    only,
    seed,
    runs,
    inputs,
    prepared: await prepare(),
    causes: needed.flatMap(causesIn),
    unmetNeed,
    onProgress,
  });
}
