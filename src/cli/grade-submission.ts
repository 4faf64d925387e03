import { randomInt } from "node:crypto";
import { check as gradeFolder } from "../course/check.ts";
import { exercisesOf } from "../course/model.ts";
import { withSolved } from "../course/state.ts";
import { changeState } from "../course/state-file.ts";
import type { Report } from "../grading/report.ts";
import { toJson } from "../report/json.ts";
import type { CheckOptions } from "./check-options.ts";
import type { CheckJob } from "./check-submission.ts";
import type { Context } from "./context.ts";
import { type ExitCode, exitCode } from "./exit-code.ts";
import { prefixOf, type Submitted } from "./open.ts";
import { progressLine } from "./progress-line.ts";
import { renderReport } from "./render/report.ts";
import { writeReports } from "./report-files.ts";
import { tell } from "./tell.ts";
import { writeLines } from "./write.ts";

/** Grades a submission with what was started for it, shows the report, and remembers what was solved. */
export async function gradeSubmission(
  context: Context,
  { submitted, submission, asked, options, started }: CheckJob,
): Promise<ExitCode> {
  const { only } = options;
  const line = progressLine(context);
  const report = await gradeFolder({
    course: submitted.course,
    submission,
    asked,
    ...(only !== undefined && { only }),
    seed: options.seed ?? randomInt(1, 1_000_000),
    runs: options.runs,
    types: options.types,
    ...started,
    onProgress: line.show,
    onBegin: (report) => writeReports(context.cwd, options.report ?? [], report),
    signal: context.signal,
  }).finally(line.erase);
  await writeReports(context.cwd, options.report ?? [], replayable(report, options));
  const solved = only === undefined ? await remember(context, submitted, report) : [];
  if (options.json) context.stdout.write(toJson(replayable(report, options)));
  else {
    const unsolved = unsolvedIn(submitted, solved);
    writeLines(
      context,
      renderReport(report, context.look, {
        allFailures: options.allFailures ?? false,
        program: context.program,
        folder: prefixOf(context.cwd, submitted.folder),
        sameSubmission: sameSubmission(options),
        ...(unsolved && { unsolved }),
        ...(report.typesSkipped && { typesSkipped: report.typesSkipped }),
      }),
    );
  }
  const code = codeOf(report);
  return options.exitZero && code === exitCode.notPassed ? exitCode.passed : code;
}

/** What a report says as an exit code. An exercise that was only needed by others counts for them alone. */
function codeOf(report: Report): ExitCode {
  if (report.totals.errored > 0) return exitCode.ours;
  const asked = report.exercises.filter((exercise) => exercise.asked);
  const passed = asked.every((exercise) => exercise.status === "passed");
  return passed ? exitCode.passed : exitCode.notPassed;
}

/** Marks what passed as solved. Answers the ids. */
async function remember(context: Context, submitted: Submitted, report: Report) {
  const solved = report.exercises.filter(({ status }) => status === "passed").map(({ id }) => id);
  if (submitted.state === null) return solved;
  const { notices } = await changeState(submitted.folder, submitted.identity, (state) =>
    withSolved(state, solved, new Date()),
  );
  tell(context, notices);
  return solved;
}

function unsolvedIn({ state, course }: Submitted, solved: readonly string[]) {
  if (state === null) return undefined;
  const done = [...Object.keys(state.solved), ...solved];
  return exercisesOf(course)
    .map(({ id }) => id)
    .filter((id) => !done.includes(id));
}

/** The options that make another command mean the same submission and course, as they were typed. */
function sameSubmission({ dir, course }: CheckOptions): string[] {
  return [
    ...(dir === undefined ? [] : ["--dir", dir]),
    ...(course === undefined ? [] : ["--course", course]),
  ];
}

/** A report for a file: its replays mean the same submission. The screen adds that by itself. */
function replayable(report: Report, options: CheckOptions): Report {
  const place = sameSubmission(options);
  if (place.length === 0) return report;
  const exercises = report.exercises.map((exercise) => ({
    ...exercise,
    checks: exercise.checks.map((one) => ({ ...one, replay: [...one.replay, ...place] })),
  }));
  return { ...report, exercises };
}
