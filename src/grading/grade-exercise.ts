import { performance } from "node:perf_hooks";
import type { Reply } from "../sandbox/reply.ts";
import { checkReport, needsOf } from "./check-report.ts";
import type { Checked, Rounds } from "./checked.ts";
import type { DrawnInputs } from "./drawn-inputs.ts";
import type { GradedExercise, Progress } from "./grade.ts";
import type { Prepared } from "./load.ts";
import { besideNeeds } from "./needs.ts";
import type { Cause, Outcome } from "./outcome.ts";
import { isOwnFault } from "./own-fault.ts";
import type { CheckReport, ExerciseReport, Timing } from "./report.ts";
import { runChecks } from "./run-checks.ts";
import { statusOf, sumOfPoints } from "./totals.ts";
import type { Check } from "./words.ts";

/** One exercise to grade. */
export interface ExerciseJob {
  exercise: GradedExercise;
  asked: boolean;
  untouched: boolean;
  /** The one check to run; its needs are not looked at then. */
  only: string | undefined;
  seed: number;
  runs: number;
  inputs: DrawnInputs;
  prepared: Prepared;
  /** What is wrong with the exercises that this one needs. */
  causes: readonly Cause[];
  /** An exercise needed that is not graded before this one: the author's slip. */
  unmetNeed: string | undefined;
  onProgress: ((progress: Progress) => void) | undefined;
}

export interface GradedOne {
  report: ExerciseReport;
  timing: Timing["exercises"][string];
  /**
   * What the submission answered in each check that was run, by the check's id. With the inputs
   * drawn, this tells whether another program behaves alike.
   */
  replies: ReadonlyMap<string, readonly Reply[]>;
  /** How each check that was run judged what it answered, by the check's id. */
  rounds: ReadonlyMap<string, Rounds>;
}

/** Runs the checks of one exercise in order, and settles what blocks what. */
export async function gradeExercise(job: ExerciseJob): Promise<GradedOne> {
  const { exercise, only, onProgress } = job;
  const { id, grader } = exercise;
  const all = Object.entries(grader.checks);
  const checks = all.filter(([name]) => only === undefined || name === only);
  onProgress?.({ at: "exercise", exercise: id, checks: checks.length });

  const started = performance.now();
  const durations: Record<string, number> = {};
  const replies = new Map<string, readonly Reply[]>();
  const rounds = new Map<string, Rounds>();
  const reports: CheckReport[] = [];
  const outcomes = new Map<string, Outcome>();
  for await (const { name, check, checked, durationMs } of runChecks(job, checks)) {
    const outcome = settle(job, check, checked, outcomes);
    durations[name] = durationMs;
    replies.set(name, checked.replies);
    rounds.set(name, checked.rounds);
    outcomes.set(name, outcome);
    reports.push(checkReport(id, name, check, outcome, job));
    onProgress?.({ at: "check", exercise: id, check: name, status: outcome.status });
  }
  return {
    report: exerciseReport(job, reports),
    timing: { durationMs: performance.now() - started, checks: durations },
    replies,
    rounds,
  };
}

function settle(
  { exercise, prepared, causes }: ExerciseJob,
  check: Check,
  checked: Checked,
  outcomes: ReadonlyMap<string, Outcome>,
): Outcome {
  const needed = new Map<string, Outcome>();
  // Where nothing could be judged, no check fails because of another.
  for (const need of prepared.ok ? needsOf(check) : []) {
    const outcome = outcomes.get(need);
    if (outcome) needed.set(need, outcome);
  }
  const follows = prepared.ok || !isOwnFault(prepared.wrong, exercise.file);
  return besideNeeds(checked.outcome, exercise.id, needed, follows ? causes : []);
}

function exerciseReport(job: ExerciseJob, checks: CheckReport[]): ExerciseReport {
  const { id, lesson, file, grader } = job.exercise;
  return {
    id,
    title: grader.title,
    lesson,
    file,
    asked: job.asked,
    needs: [...grader.needs],
    status: statusOf(checks),
    points: sumOfPoints(checks),
    checks,
    typeErrors: [],
    untouched: job.untouched,
  };
}
