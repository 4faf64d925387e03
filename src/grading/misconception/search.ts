import type { Compiler } from "../../sandbox/compile.ts";
import type { Sandbox, SandboxOptions } from "../../sandbox/sandbox.ts";
import type { DrawnInputs } from "../drawn-inputs.ts";
import type { GradedExercise, GradeRequest } from "../grade.ts";
import type { GradedOne } from "../grade-exercise.ts";
import type { ExerciseReport } from "../report.ts";
import { findMisconception } from "./find-misconception.ts";
import type { Misconception, MistakesAtHand } from "./mistake.ts";

/** Looks for misconceptions while the grading goes on. */
export interface Search {
  /** Gets ready for an exercise of which a check has failed: what takes time is begun. */
  expect(exercise: GradedExercise): void;
  /** Begins with an exercise that was graded, if it failed by itself. */
  begin(exercise: GradedExercise, graded: GradedOne, inputs: DrawnInputs): void;
  /** The reports with what was found, when all that was begun is done. */
  addTo(reports: readonly ExerciseReport[]): Promise<ExerciseReport[]>;
  /** Ends what was started; the search is over. */
  close(): Promise<void>;
}

type Request = Pick<GradeRequest, "limits" | "osSandbox" | "only" | "inspect">;

/**
 * A search in a sandbox of its own, in which no submission ever is; it is started when a check has
 * failed. Nothing is sought when one check is judged alone, for that is not enough to tell by, and
 * under a debugger.
 */
export function createSearch(
  { limits, osSandbox, only, inspect }: Request,
  compiler: Compiler,
  startSandbox: (options: SandboxOptions) => Sandbox,
): Search {
  const seeks = only === undefined && inspect === undefined;
  const atHand = new Map<string, Promise<MistakesAtHand>>();
  const found = new Map<string, Misconception>();
  let sandbox: Sandbox | null = null;
  let closed = false;
  // One exercise after the other: a sandbox has one realm at a time.
  let searching: Promise<void> = Promise.resolve();

  const workshop = {
    compiler,
    limits,
    get sandbox() {
      if (closed) throw new Error("the search is over");
      sandbox ??= startSandbox({ limits, osSandbox });
      return sandbox;
    },
  };

  function expect({ id, mistakes }: GradedExercise): void {
    if (!seeks || closed || mistakes === undefined || atHand.has(id)) return;
    sandbox = workshop.sandbox;
    const reading = mistakes();
    // It is waited for later: no rejection goes unseen until then.
    reading.catch(() => {});
    atHand.set(id, reading);
  }

  return {
    expect,
    begin(exercise, { report, rounds, replies }, inputs) {
      const mistakes = atHand.get(exercise.id);
      // What is blocked follows from another exercise: no mistake in this one is to blame.
      if (mistakes === undefined || report.status !== "failed") return;
      const suspect = { exercise, rounds, replies, inputs };
      searching = searching.then(async () => {
        const misconception = await findMisconception(suspect, await mistakes, workshop);
        if (misconception !== null) found.set(exercise.id, misconception);
      });
      searching.catch(() => {});
    },
    async addTo(reports) {
      await searching;
      return reports.map((report) => {
        const misconception = found.get(report.id);
        return misconception === undefined ? report : { ...report, misconception };
      });
    },
    async close() {
      closed = true;
      await sandbox?.close();
    },
  };
}
