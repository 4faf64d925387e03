import type { Report, TypeCheckSkipped } from "../../grading/report.ts";
import { renderExercises } from "./exercises.ts";
import { type FailedCheck, failedChecks } from "./failed-checks.ts";
import { renderFailure } from "./failure.ts";
import { fitScreen } from "./fit.ts";
import type { Look } from "./look.ts";
import { othersAmong, renderOthers } from "./others.ts";
import { type Page, spaces } from "./page.ts";
import { renderRest } from "./rest.ts";
import { indent, joined, measureOf } from "./wrap.ts";

/** How a report is shown. */
export interface ReportOptions {
  /** Show every failure in full, not only the first. */
  allFailures: boolean;
  /** How the reader starts the program: `mcp-course`, `npx mcp-course`. */
  program: string;
  /** What stands in front of a file's name so that the terminal finds it: `""`, `../`, `hand-in/`. */
  folder?: string;
  /** Options a command needs to mean the same submission and course: `["--dir", "hand-in"]`. */
  sameSubmission?: readonly string[];
  /** Ids of the exercises this student has not solved yet, in course order; unknown when absent. */
  unsolved?: readonly string[];
  /** Why no type check stood beside this grading, if none did. */
  typesSkipped?: TypeCheckSkipped;
}

/** Everything stands this far from the left edge. */
const margin = 2;

/** The look of a terminal of the usual size: what fits there is what every screen shows. */
const usual: Look = { colour: false, unicode: true, columns: 80 };

/**
 * The screen of `check`, as lines without line ends: how each exercise stands, the first failure in
 * full, the others in a line each, the totals. The last line is the next command.
 */
export function renderReport(report: Report, look: Look, options: ReportOptions): string[] {
  const page = pageOf(report, look, options);
  const blocks = [
    renderExercises(report, page),
    ...renderFailures(report, page, options),
    ...renderRest(report, page, options),
  ];
  return ["", ...indent(joined(blocks), margin)];
}

function pageOf(report: Report, look: Look, options: ReportOptions): Page {
  return {
    look,
    width: measureOf(look) - margin,
    program: options.program,
    sameSubmission: options.sameSubmission ?? [],
    folder: options.folder ?? "",
    revision: report.course.revision,
    space: spaces[0],
  };
}

function renderFailures(report: Report, page: Page, options: ReportOptions): string[][] {
  const [first, ...more] = failuresToShow(report);
  if (first === undefined) return [];
  if (options.allFailures) return [first, ...more].map((one) => renderFailure(one, page));
  const others = othersAmong(more);
  const measure = pageOf(report, usual, options);
  const around = [renderExercises(report, measure), ...renderRest(report, measure, options)];
  const fit = fitScreen(first, others, around, measure);
  return [
    renderFailure(first, { ...page, space: fit.space }),
    renderOthers(others, fit.others, page),
  ];
}

/** Failures of exercises that were not asked for matter only while what was asked for is not right. */
function failuresToShow(report: Report): FailedCheck[] {
  const allAskedPass = report.exercises.every(({ asked, status }) => !asked || status === "passed");
  return allAskedPass ? [] : failedChecks(report);
}
