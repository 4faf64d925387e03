import { submissionIn, touchedFiles } from "../course/submission.ts";
import { defaultLimits } from "../sandbox/limits.ts";
import { type Started, startAhead } from "../sandbox/start-ahead.ts";
import type { Submission } from "../sandbox/submission.ts";
import type { CheckOptions } from "./check-options.ts";
import type { Context } from "./context.ts";
import type { ExitCode } from "./exit-code.ts";
import { inspector } from "./inspector.ts";
import type { Submitted } from "./open.ts";

/** A submission on its way to be graded. */
export interface CheckJob {
  submitted: Submitted;
  submission: Submission;
  /** Ids of exercises; none: every exercise. */
  asked: readonly string[];
  options: CheckOptions;
  started: Started;
}

/** Grades a submission, shows the report, and remembers what was solved. No ids: every exercise. */
export async function checkSubmission(
  context: Context,
  submitted: Submitted,
  asked: readonly string[],
  options: CheckOptions,
): Promise<ExitCode> {
  const { folder, course } = submitted;
  const submission = await submissionIn(folder, course);
  const touched = await touchedFiles(submission, course, asked);
  const sandbox = {
    limits: options.limit ?? defaultLimits,
    osSandbox: options.osSandbox,
    ...(options.inspect && { inspect: await inspector(context) }),
  };
  const started = startAhead(sandbox, submission, touched);
  try {
    // Graders, generators and the screen are large: they load while the processes start.
    const { gradeSubmission } = await import("./grade-submission.ts");
    return await gradeSubmission(context, { submitted, submission, asked, options, started });
  } finally {
    await started.close();
  }
}
