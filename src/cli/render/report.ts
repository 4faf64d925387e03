import type { Report, TypeCheckSkipped } from "../../grading/report.ts";
import { visible } from "./invisible.ts";
import { type Look, marksOf } from "./look.ts";

/** How a report is shown. */
export interface ReportOptions {
  /** Show every failure in full, not only the first. */
  allFailures: boolean;
  /** How the reader starts the program: `mcp-course`, `npx mcp-course`. */
  program: string;
  /** What stands in front of a file's name so that the terminal finds it: `""`, `../`, `hand-in/`. */
  folder?: string;
  /** Ids of the exercises this student has not solved yet, in course order; unknown when absent. */
  unsolved?: readonly string[];
  /** Why no type check stood beside this grading, if none did. */
  typesSkipped?: TypeCheckSkipped;
}

/** The screen of `check`: lines without line ends. The last one is the next command. */
export function renderReport(report: Report, look: Look, options: ReportOptions): string[] {
  const marks = marksOf(look);
  const lines = report.exercises.map((exercise) => {
    const passed = exercise.checks.filter((check) => check.outcome.status === "passed").length;
    const mark = exercise.status === "passed" ? marks.right : marks.wrong;
    return `  ${mark} ${visible(exercise.id, look)}  ${passed} of ${exercise.checks.length}`;
  });
  return [...lines, "", `  next: ${options.program} check`];
}
