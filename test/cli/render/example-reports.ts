import type { Failure, Outcome } from "../../../src/grading/outcome.ts";
import {
  type CheckReport,
  type ExerciseReport,
  type Report,
  reportSchema,
} from "../../../src/grading/report.ts";
import type { Json } from "../../../src/json.ts";
import { defaultLimits } from "../../../src/sandbox/limits.ts";
import type { Fault } from "../../../src/sandbox/reply.ts";
import type { Excerpt } from "../../../src/sandbox/submission.ts";

/** A failure of kind `value` of `error_response`, with what is given put in place of it. */
export function failure(parts: Partial<Failure> = {}): Failure {
  return {
    kind: "value",
    given: [],
    differences: [],
    frames: [],
    console: { text: "", dropped: 0 },
    shrinks: 0,
    ...parts,
  };
}

/** A failure with a fault, of the kind that the fault has. */
export function faultFailure(fault: Fault, parts: Partial<Failure> = {}): Failure {
  return failure({
    kind: fault.kind,
    fault,
    frames: fault.kind === "threw" ? fault.thrown.frames : [],
    ...parts,
  });
}

/** One call of a function with arguments by parameter name. */
export function called(name: string, args: Record<string, Json | undefined>): Failure["given"] {
  const list = Object.entries(args).map(([parameter, value]) =>
    value === undefined ? { name: parameter } : { name: parameter, value },
  );
  return [{ do: "call", function: name, arguments: list }];
}

/** Lines of code with the place that is meant. */
export function excerpt(file: string, line: number, column: number, code: string): Excerpt {
  const lines = code.split("\n");
  return { file, line, column, firstLine: Math.max(1, line - 2), lines };
}

/** One check of an exercise. */
export function check(id: string, title: string, outcome: Outcome): CheckReport {
  const earned = outcome.status === "passed" ? 1 : 0;
  return {
    id,
    title,
    form: "property",
    needs: [],
    rule: {
      says: "an error carries data when there is any",
      page: "basic/index#error-responses",
    },
    points: { earned, possible: 1 },
    weight: 1,
    visibility: "visible",
    reveal: "full",
    outcome,
    replay: ["check", "error_response", "--only", id, "--seed", "4127"],
  };
}

/** Checks that all have one outcome, as many as asked for. */
export function checks(count: number, outcome: Outcome): CheckReport[] {
  return Array.from({ length: count }, (_, i) => check(`c${i}`, `does thing ${i}`, outcome));
}

/** One exercise; its status follows from its checks. */
export function exercise(
  id: string,
  all: CheckReport[],
  parts: Partial<ExerciseReport> = {},
): ExerciseReport {
  const has = (status: string) => all.some(({ outcome }) => outcome.status === status);
  const broken = has("failed") ? "failed" : has("errored") ? "errored" : "blocked";
  const passes = all.every(({ outcome }) => outcome.status === "passed");
  return {
    id,
    title: `Build ${id}`,
    lesson: "02-lifecycle-and-capabilities",
    file: `${id}.ts`,
    asked: true,
    needs: [],
    status: passes ? "passed" : broken,
    points: { earned: withStatus(all, "passed"), possible: all.length },
    checks: all,
    typeErrors: [],
    untouched: false,
    ...parts,
  };
}

/** A whole report about exercises; the totals follow from them. */
export function report(exercises: ExerciseReport[], parts: Partial<Report> = {}): Report {
  const all = exercises.flatMap((one) => one.checks);
  const passed = withStatus(all, "passed");
  return {
    schema: reportSchema,
    tool: { name: "mcp-course", version: "0.1.0" },
    course: { name: "agent-protocols", version: "1.0.0", revision: "2026-07-28" },
    seed: 4127,
    runs: 200,
    limits: defaultLimits,
    walls: ["process", "context", "permissions"],
    exercises,
    totals: {
      checks: all.length,
      passed,
      failed: withStatus(all, "failed"),
      blocked: withStatus(all, "blocked"),
      errored: withStatus(all, "errored"),
      points: { earned: passed, possible: all.length },
      calls: 2212,
    },
    timing: { startedAt: "2026-09-01T10:00:00.000Z", durationMs: 231, exercises: {} },
    ...parts,
  };
}

/** The four exercises of a lesson, the second failing in one check; the later ones stand on it. */
export function lessonWith(one: Failure, parts: Partial<ExerciseReport> = {}): Report {
  const blocked: Outcome = {
    status: "blocked",
    by: [{ exercise: "error_response" }],
    failure: failure(),
  };
  const passed: Outcome = { status: "passed" };
  const failed: Outcome = { status: "failed", failure: one };
  const title = 'keeps whatever data it was given: 0, false and "" too';
  return report([
    exercise("make_request", checks(9, passed)),
    exercise("error_response", [...checks(5, passed), check("keeps-data", title, failed)], parts),
    exercise("check_envelope", [...checks(11, passed), ...checks(3, blocked)], {
      needs: ["error_response"],
    }),
    exercise("handle", [...checks(7, passed), ...checks(2, blocked)], {
      needs: ["make_request", "error_response", "check_envelope"],
    }),
  ]);
}

function withStatus(all: readonly CheckReport[], status: string): number {
  return all.filter(({ outcome }) => outcome.status === status).length;
}
