import { renderReport } from "../../../src/cli/render/report.ts";
import type { Outcome } from "../../../src/grading/outcome.ts";
import { type ExerciseReport, type Report, reportSchema } from "../../../src/grading/report.ts";
import { runGrading } from "../../../src/grading/run-grading.ts";
import { toJson } from "../../../src/report/json.ts";
import type { Compiler } from "../../../src/sandbox/compile.ts";
import { defaultLimits } from "../../../src/sandbox/limits.ts";
import { startSandbox } from "../../../src/sandbox/process.ts";
import type { OsSandbox } from "../../../src/sandbox/sandbox.ts";
import { checkTypes } from "../../../src/sandbox/type-check.ts";
import { exercisesWith } from "./exercises.ts";
import type { Scene } from "./scene.ts";

/** Where a timeout is expected, little time, so that a suite of hanging submissions ends. */
const hasty = { ...defaultLimits, callMs: 250, loadMs: 250, submissionMs: 5000 };
/** Elsewhere so much that a busy machine makes no other verdict of it. */
const patient = {
  ...defaultLimits,
  callMs: 5000,
  loadMs: 5000,
  submissionMs: 60_000,
  typesMs: 3000,
};

/** How a submission is graded. */
export interface Setting {
  osSandbox: OsSandbox;
  compiler: Compiler;
  /** It is expected to hang. */
  hangs: boolean;
}

/** Grades what lies in the scene's workspace as `check` does: types beside the run, one report. */
export async function judge(
  scene: Scene,
  { osSandbox, compiler, hangs }: Setting,
): Promise<Report> {
  const limits = hangs ? hasty : patient;
  const exercises = exercisesWith(scene.graderSecret);
  const submission = { folder: scene.workspace, files: {}, standIns: {} };
  const seed = 7;
  const runs = 20;
  const asked = exercises.map(({ id }) => id);
  const [grading, types] = await Promise.all([
    runGrading(
      { exercises, asked, submission, seed, runs, limits, osSandbox, compiler },
      {
        startSandbox: (options) => startSandbox(options, scene.parts),
        createCompiler: () => compiler,
      },
    ),
    checkTypes({ submission, files: exercises.map(({ file }) => file), limits }),
  ]);
  return {
    schema: reportSchema,
    tool: { name: "mcp-course", version: "0.0.0" },
    course: { name: "attacks", version: "1", revision: "2026-07-28" },
    seed,
    runs,
    limits,
    ...grading,
    exercises: grading.exercises.map((exercise) => ({
      ...exercise,
      typeErrors: "errors" in types ? [...(types.errors.get(exercise.file) ?? [])] : [],
    })),
    ...("skipped" in types && { typesSkipped: types.skipped }),
  };
}

/** All that anybody gets to see of a report: its JSON, and the screen with every failure on it. */
export function shownOf(report: Report): string {
  const look = { colour: false, unicode: true, columns: 100 };
  const { typesSkipped } = report;
  const screen = renderReport(report, look, {
    allFailures: true,
    program: "mcp-course",
    ...(typesSkipped && { typesSkipped }),
  });
  return [toJson(report), ...screen].join("\n");
}

/** The verdict on one exercise, without the places in a file that is another without its attack. */
export function verdictOf(report: Report, id: string) {
  const { status, points, checks } = exerciseIn(report, id);
  return { status, points, checks: checks.map((one) => ({ id: one.id, ...plain(one.outcome) })) };
}

function plain(outcome: Outcome) {
  if (!("failure" in outcome)) return outcome;
  const { at: _at, frames: _frames, console: _console, fault, ...failure } = outcome.failure;
  return { ...outcome, failure: { ...failure, fault: fault?.kind } };
}

/** The report of one exercise. */
export function exerciseIn(report: Report, id: string): ExerciseReport {
  const found = report.exercises.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} was not graded`);
  return found;
}

/** Kinds of an exercise's failures, each once, in the order of its checks. */
export function kindsIn({ checks }: ExerciseReport): string[] {
  const kinds = checks.flatMap(({ outcome }) =>
    "failure" in outcome ? [outcome.failure.kind] : [],
  );
  return [...new Set(kinds)];
}
