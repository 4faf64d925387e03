import { performance } from "node:perf_hooks";
import { Interrupted } from "../errors.ts";
import type { Compiler } from "../sandbox/compile.ts";
import type { Sandbox, SandboxOptions } from "../sandbox/sandbox.ts";
import { type DrawnInputs, drawnInputs } from "./drawn-inputs.ts";
import type { GradedExercise, GradeRequest, Grading } from "./grade.ts";
import { type GradedOne, gradeExercise } from "./grade-exercise.ts";
import { unlessInterrupted } from "./interrupt.ts";
import { type Prepared, prepare, stillStarter } from "./load.ts";
import { createSearch, type Search } from "./misconception/search.ts";
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
  const sandbox =
    request.sandbox ?? tools.startSandbox({ limits, osSandbox, ...(inspect && { inspect }) });
  const compiler = request.compiler ?? tools.createCompiler();
  const search = createSearch(request, compiler, tools.startSandbox);
  const count: CallCount = { calls: 0 };
  try {
    const work = gradeAll(request, exercises, { sandbox, compiler, count, search });
    const { graded, reports } = await unlessInterrupted(work, signal);
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
    const own = [
      search,
      ...(request.sandbox ? [] : [sandbox]),
      ...(request.compiler ? [] : [compiler]),
    ];
    await Promise.all(own.map((started) => started.close()));
  }
}

/** One exercise on its way to be judged. */
interface Ready {
  exercise: GradedExercise;
  untouched: boolean;
  /** Compiles at once, loads when asked. */
  prepare(): Promise<Prepared>;
}

/** What the exercises of one grading share. */
interface Shared {
  sandbox: Sandbox;
  compiler: Compiler;
  count: CallCount;
  search: Search;
}

async function gradeAll(
  request: GradeRequest,
  exercises: readonly GradedExercise[],
  shared: Shared,
): Promise<{ graded: GradedOne[]; reports: ExerciseReport[] }> {
  const ready = exercises.map((exercise) => getReady(request, exercise, shared));
  const inputs = drawnInputs(request);
  const graded: GradedOne[] = [];
  const { search } = shared;
  for (const one of ready) {
    if (request.signal?.aborted) break;
    const last = await gradeOne(request, one, inputs, graded, search);
    graded.push(last);
    search.begin(one.exercise, last, inputs);
  }
  return { graded, reports: await search.addTo(graded.map(({ report }) => report)) };
}

function getReady(
  { submission, limits, runStarters = false }: GradeRequest,
  exercise: GradedExercise,
  { sandbox, compiler, count }: Shared,
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
  { exercise, untouched, prepare: getPrepared }: Ready,
  inputs: DrawnInputs,
  earlier: readonly GradedOne[],
  search: Search,
): Promise<GradedOne> {
  const { only, seed, runs } = request;
  const reports = new Map(earlier.map(({ report }) => [report.id, report]));
  const needed: ExerciseReport[] = [];
  let unmetNeed: string | undefined;
  for (const need of only === undefined ? exercise.grader.needs : []) {
    const report = reports.get(need);
    if (report) needed.push(report);
    else unmetNeed ??= need;
  }
  const prepared = await getPrepared();
  return gradeExercise({
    exercise,
    untouched,
    asked: request.asked.includes(exercise.id),
    only,
    seed,
    runs,
    inputs,
    prepared,
    causes: needed.flatMap(causesIn),
    unmetNeed,
    onProgress(progress) {
      if (prepared.ok && progress.at === "check" && progress.status === "failed") {
        search.expect(exercise);
      }
      request.onProgress?.(progress);
    },
  });
}
