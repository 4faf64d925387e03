import { defaultLimits } from "../sandbox/limits.ts";
import { type Started, startAhead } from "../sandbox/start-ahead.ts";
import type { CheckOptions } from "./check-options.ts";
import type { Context } from "./context.ts";
import type { ExitCode } from "./exit-code.ts";
import { inspector } from "./inspector.ts";
import type { Submitted } from "./open.ts";

/** A submission on its way to be graded. */
export interface CheckJob {
  submitted: Submitted;
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
  const started = startAhead({
    limits: options.limit ?? defaultLimits,
    osSandbox: options.osSandbox,
    ...(options.inspect && { inspect: await inspector(context) }),
  });
  try {
    // Graders, generators and the screen are large: they load while the processes start.
    const { gradeSubmission } = await import("./grade-submission.ts");
    return await gradeSubmission(context, { submitted, asked, options, started });
  } finally {
    await started.close();
  }
}
