import type { Failure, Outcome } from "../../../src/grading/outcome.ts";
import { type CheckReport, type ExerciseReport, type Report } from "../../../src/grading/report.ts";
import type { Json } from "../../../src/json.ts";
import type { Fault } from "../../../src/sandbox/reply.ts";
import type { Excerpt } from "../../../src/sandbox/submission.ts";
/** A failure of kind `value` of `error_response`, with what is given put in place of it. */
export declare function failure(parts?: Partial<Failure>): Failure;
/** A failure with a fault, of the kind that the fault has. */
export declare function faultFailure(fault: Fault, parts?: Partial<Failure>): Failure;
/** One call of a function with arguments by parameter name. */
export declare function called(
  name: string,
  args: Record<string, Json | undefined>,
): Failure["given"];
/** Lines of code with the place that is meant. */
export declare function excerpt(file: string, line: number, column: number, code: string): Excerpt;
/** One check of an exercise. */
export declare function check(id: string, title: string, outcome: Outcome): CheckReport;
/** Checks that all have one outcome, as many as asked for. */
export declare function checks(count: number, outcome: Outcome): CheckReport[];
/** One exercise; its status follows from its checks. */
export declare function exercise(
  id: string,
  all: CheckReport[],
  parts?: Partial<ExerciseReport>,
): ExerciseReport;
/** A whole report about exercises; the totals follow from them. */
export declare function report(exercises: ExerciseReport[], parts?: Partial<Report>): Report;
/** The four exercises of a lesson, the second failing in one check; the later ones stand on it. */
export declare function lessonWith(one: Failure, parts?: Partial<ExerciseReport>): Report;
