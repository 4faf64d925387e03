import { type DrawnInputs, drawAhead } from "../../src/grading/draw-ahead.ts";
import { gradeExercise } from "../../src/grading/grade-exercise.ts";
import { prepare } from "../../src/grading/load.ts";
import type { Outcome } from "../../src/grading/outcome.ts";
import type { Grader } from "../../src/grading/words.ts";
import { createCompiler } from "../../src/sandbox/compile.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { startSandbox } from "../../src/sandbox/process.ts";
import { type Candidate, contentOf, lesson, standIns } from "./content.ts";

/** What became of a candidate. */
export interface Verdict {
  /** By the check's id, in the order of the grader. */
  outcomes: Record<string, Outcome>;
  /** All that it answered, as one text: equal for candidates that cannot be told apart. */
  answers: string;
}

/** Judges candidates for one exercise. */
export interface Judge {
  judge(candidate: Candidate, seed: number): Promise<Verdict>;
  /** Ends what was started. */
  close(): Promise<void>;
}

/** The content is ours, and the machine may be busy: it gets all the time it wants. */
const limits = { ...defaultLimits, callMs: 20_000, loadMs: 20_000, submissionMs: 3_600_000 };

/**
 * Judges in the sandbox, as `check` does. One process serves all candidates, and inputs are drawn
 * once for a seed; the solutions stand in for files that a candidate does not have.
 *
 * @param runs inputs drawn for each property
 */
export function judgeOf(id: string, grader: Grader, runs: number): Judge {
  const compiler = createCompiler();
  const sandbox = startSandbox({ limits, osSandbox: "off" });
  const { [`${id}.ts`]: _solution, ...others } = standIns();
  const file = `${id}.ts`;
  const starter = contentOf(id).starter.files[file] ?? "";
  const exercise = { id, lesson, file, grader, starter };
  const drawn = new Map<number, DrawnInputs>();

  function inputsOf(seed: number): DrawnInputs {
    const inputs = drawn.get(seed) ?? drawAhead([exercise], { seed, runs });
    drawn.set(seed, inputs);
    return inputs;
  }

  return {
    async judge({ files }, seed) {
      const submission = { folder: null, files, standIns: others };
      const compiled = await compiler.compile(submission, file, limits);
      const { report, replies } = await gradeExercise({
        exercise,
        asked: true,
        untouched: false,
        only: undefined,
        seed,
        runs,
        inputs: inputsOf(seed),
        prepared: await prepare(exercise, compiled, sandbox, { calls: 0 }),
        causes: [],
        unmetNeed: undefined,
        onProgress: undefined,
      });
      const outcomes = report.checks.map((check) => [check.id, check.outcome] as const);
      const answers = [...replies].map(([check, all]) => [
        check,
        all.map((reply) => (reply.ok ? reply.json : (reply.fault?.kind ?? null))),
      ]);
      return {
        outcomes: Object.fromEntries(outcomes),
        answers: JSON.stringify([outcomes.map(([, outcome]) => kindOf(outcome)), answers]),
      };
    },
    async close() {
      for (const inputs of drawn.values()) inputs.stop();
      await Promise.all([compiler.close(), sandbox.close()]);
    },
  };
}

/** Ids of the checks that failed by themselves, in order. */
export function failedIn({ outcomes }: Verdict): string[] {
  return Object.keys(outcomes).filter((id) => outcomes[id]?.status === "failed");
}

/** The outcomes that are not `passed`. */
export function notPassedIn({ outcomes }: Verdict): Record<string, Outcome> {
  return Object.fromEntries(
    Object.entries(outcomes).filter(([, { status }]) => status !== "passed"),
  );
}

function kindOf(outcome: Outcome): string {
  return "failure" in outcome ? outcome.failure.kind : outcome.status;
}
