import { performance } from "node:perf_hooks";
import { type Realm, RealmEnded } from "../sandbox/sandbox.ts";
import { needsOf } from "./check-report.ts";
import type { Checked } from "./checked.ts";
import { unjudged } from "./failure.ts";
import type { ExerciseJob } from "./grade-exercise.ts";
import { HungChecks } from "./hung-checks.ts";
import type { Failure } from "./outcome.ts";
import { runCheck } from "./run-check.ts";
import { checkSeed } from "./seed.ts";
import type { Setting } from "./setting.ts";
import type { Check } from "./words.ts";

/** A check with what became of it. */
export interface CheckRun {
  name: string;
  check: Check;
  checked: Checked;
  /** From when it was begun, milliseconds. */
  durationMs: number;
}

/** A check that was begun. */
interface Begun {
  name: string;
  check: Check;
  since: number;
  /** Null: another check's realm ended one that it still needed. */
  result: Promise<Checked | null>;
}

/**
 * Runs checks, and gives them in order. Each is begun while the one before it is still under way, so
 * that the submission's process has something to do while we judge. Only one realm lives there at a
 * time: a check that comes back to a realm of its own after the next has opened one (a body that
 * calls, waits, and calls again) is run once more, alone.
 */
export async function* runChecks(
  job: ExerciseJob,
  checks: readonly (readonly [string, Check])[],
): AsyncGenerator<CheckRun> {
  const hung = new HungChecks();
  const begun: Begun[] = [];
  for (let at = 0; at < checks.length; at++) {
    const ahead = hung.near() ? 1 : 2;
    for (const [name, check] of checks.slice(begun.length, at + ahead)) {
      begun.push(begin(job, name, check, hung));
    }
    const { name, check, since, result } = begun[at] as Begun;
    const checked = (await result) ?? (await runAfter(job, name, check, begun));
    hung.note(checked);
    yield { name, check, checked, durationMs: performance.now() - since };
  }
}

function begin(job: ExerciseJob, name: string, check: Check, hung: HungChecks): Begun {
  const since = performance.now();
  const known = outcomeKnown(job, name, check, hung);
  const result = known === null ? besideOthers(job, name, check) : Promise.resolve(known);
  // What is thrown is our own fault, and ends the grading when its turn comes.
  result.catch(() => {});
  return { name, check, since, result };
}

/** Runs a check when those begun have ended, so that its realms are left alone. */
async function runAfter(job: ExerciseJob, name: string, check: Check, begun: readonly Begun[]) {
  await Promise.allSettled(begun.map(({ result }) => result));
  const { prepared } = job;
  if (!prepared.ok) throw new Error("a check was run of what cannot be run");
  return run(job, name, check, prepared.setting);
}

async function besideOthers(job: ExerciseJob, name: string, check: Check): Promise<Checked | null> {
  const { prepared } = job;
  if (!prepared.ok) throw new Error("a check was run of what cannot be run");
  let ended = false;
  const open = () =>
    watched(prepared.setting.open(), () => {
      ended = true;
    });
  const checked = await run(job, name, check, { ...prepared.setting, open });
  return ended ? null : checked;
}

/** The same realm; tells when something was asked of it after its end. */
function watched(realm: Realm, onEnded: () => void): Realm {
  const watch = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof RealmEnded) onEnded();
      throw error;
    }
  };
  return {
    loaded: realm.loaded,
    call: (name, args) => watch(realm.call(name, args)),
    script: (steps) => watch(realm.script(steps)),
  };
}

function run(
  { exercise, seed, inputs }: ExerciseJob,
  name: string,
  check: Check,
  setting: Setting,
): Promise<Checked> {
  const { id } = exercise;
  const draw: Parameters<typeof runCheck>[2] = (property) => inputs.of(id, name, property);
  return runCheck(check, checkSeed(seed, id, name), draw, setting);
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
