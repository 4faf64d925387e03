import type { GradedExercise, GradeRequest, Grading } from "../../src/grading/grade.ts";
import type { Failure, Outcome } from "../../src/grading/outcome.ts";
import type { CheckReport, ExerciseReport } from "../../src/grading/report.ts";
import { runGrading } from "../../src/grading/run-grading.ts";
import type { Grader } from "../../src/grading/words.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { inProcessSandbox } from "./in-process-sandbox.ts";
import { plainCompiler } from "./plain-compiler.ts";

/** An exercise of this id, as a course would load it. */
export function exercise(id: string, grader: Grader, starter = "// TODO\n"): GradedExercise {
  return { id, lesson: "01-test", file: `${id}.ts`, grader, starter };
}

/** A request to grade these exercises on files held in memory. */
export function requestFor(
  exercises: GradedExercise[],
  files: Record<string, string>,
  more: Partial<GradeRequest> = {},
): GradeRequest {
  return {
    exercises,
    asked: exercises.map(({ id }) => id),
    submission: { folder: null, files, standIns: {} },
    seed: 1,
    runs: 100,
    limits: defaultLimits,
    osSandbox: "off",
    ...more,
  };
}

/** Grades in this process, without walls. */
export function gradeHere(request: GradeRequest): Promise<Grading> {
  return runGrading(request, {
    startSandbox: inProcessSandbox,
    createCompiler: plainCompiler,
  });
}

/** Grades one exercise, `source` being the student's file. */
export async function gradeOne(
  id: string,
  grader: Grader,
  source: string,
  more: Partial<GradeRequest> = {},
): Promise<ExerciseReport> {
  const request = requestFor([exercise(id, grader)], { [`${id}.ts`]: source }, more);
  const [report] = (await gradeHere(request)).exercises;
  if (!report) throw new Error("nothing was graded");
  return report;
}

export function checkIn(report: ExerciseReport, id: string): CheckReport {
  const found = report.checks.find((check) => check.id === id);
  if (!found) throw new Error(`no check ${id}`);
  return found;
}

/** The failure of a check that failed or is blocked. */
export function failureIn(report: ExerciseReport, id: string): Failure {
  const outcome: Outcome = checkIn(report, id).outcome;
  if (outcome.status === "failed" || outcome.status === "blocked") return outcome.failure;
  throw new Error(`${id} is ${JSON.stringify(outcome)}`);
}

/** Outcomes by check, as one word each. */
export function statuses(report: ExerciseReport): Record<string, string> {
  return Object.fromEntries(report.checks.map(({ id, outcome }) => [id, outcome.status]));
}

/** The report of one exercise of a grading. */
export function reportOf(grading: Grading, id: string) {
  const found = grading.exercises.find((one) => one.id === id);
  if (!found) throw new Error(`${id} was not graded`);
  return found;
}
