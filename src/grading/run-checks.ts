import { performance } from "node:perf_hooks";
import { needsOf } from "./check-report.ts";
import type { Checked } from "./checked.ts";
import { unjudged } from "./failure.ts";
import type { ExerciseJob } from "./grade-exercise.ts";
import { HungChecks } from "./hung-checks.ts";
import type { Failure } from "./outcome.ts";
import { runCheck } from "./run-check.ts";
import { checkSeed } from "./seed.ts";
import type { Check } from "./words.ts";

/** A check with what became of it. */
export interface CheckRun {
  name: string;
  check: Check;
  checked: Checked;
  /** From when it was begun, milliseconds. */
  durationMs: number;
}

/** Runs checks one after the other. (Begun side by side they take as long: the machine is busy anyway.) */
export async function* runChecks(
  job: ExerciseJob,
  checks: readonly (readonly [string, Check])[],
): AsyncGenerator<CheckRun> {
  const hung = new HungChecks();
  for (const [name, check] of checks) {
    const since = performance.now();
    const checked = outcomeKnown(job, name, check, hung) ?? (await run(job, name, check));
    hung.note(checked);
    yield { name, check, checked, durationMs: performance.now() - since };
  }
}

async function run(
  { exercise, seed, inputs, prepared }: ExerciseJob,
  name: string,
  check: Check,
): Promise<Checked> {
  if (!prepared.ok) throw new Error("a check was run of what cannot be run");
  const { id } = exercise;
  return runCheck(
    check,
    checkSeed(seed, id, name),
    (property) => inputs.of(id, name, property),
    prepared.setting,
  );
}

/** What becomes of a check that need not be run. */
function outcomeKnown(
  job: ExerciseJob,
  name: string,
  check: Check,
  hung: HungChecks,
): Checked | null {
  const slip = slipIn(job, name, check);
  if (slip !== null) return { outcome: { status: "errored", message: slip }, ...nothing };
  const { prepared, exercise } = job;
  if (!prepared.ok) {
    return failed(unjudged(prepared.wrong, exercise.id, prepared.program, prepared.console));
  }
  const tooMany = hung.verdict();
  if (tooMany === null) return null;
  return failed(unjudged(tooMany, exercise.id, prepared.setting.program));
}

/** A check that names something it cannot need is the author's slip. */
function slipIn({ exercise, unmetNeed }: ExerciseJob, name: string, check: Check): string | null {
  const names = Object.keys(exercise.grader.checks);
  const earlier = names.slice(0, names.indexOf(name));
  const unknown = needsOf(check).find((need) => !earlier.includes(need));
  if (unknown !== undefined) {
    return `the check needs "${unknown}", which is no earlier check of the exercise`;
  }
  if (unmetNeed === undefined) return null;
  return `the exercise needs "${unmetNeed}", which is no earlier exercise of the course`;
}

const nothing: Pick<Checked, "replies" | "rounds"> = { replies: [], rounds: [] };

function failed(failure: Failure): Checked {
  return { outcome: { status: "failed", failure }, ...nothing };
}
