import type { Report, TypeCheckSkipped } from "../../grading/report.ts";
import { commandLine } from "./command.ts";
import { renderErrored } from "./errored.ts";
import { renderExercises } from "./exercises.ts";
import { type FailedCheck, failedChecks } from "./failed-checks.ts";
import { renderFailure } from "./failure.ts";
import { renderFailureLines } from "./failure-line.ts";
import { coloursOf, type Look } from "./look.ts";
import { nextStep } from "./next-step.ts";
import { type Page, type Space, spaces } from "./page.ts";
import { renderHidden, renderTotals } from "./totals.ts";
import { renderTypesSkipped } from "./type-errors.ts";
import { indent, joined, measureOf, wrap } from "./wrap.ts";

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

/** Lines of a terminal of the usual size. */
const usualLines = 24;

/**
 * The screen of `check`, as lines without line ends: how each exercise stands, the first failure in
 * full, the others in a line each, the totals. The last line is the next command.
 */
export function renderReport(report: Report, look: Look, options: ReportOptions): string[] {
  const page = pageOf(report, look, options);
  const failed = failuresToShow(report);
  const space = options.allFailures ? page.space : spaceFor(report, failed[0], options);
  const blocks = [
    renderExercises(report, page),
    ...renderFailures(failed, options.allFailures, { ...page, space }),
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

/** What stands below the failures. */
function renderRest(report: Report, page: Page, options: ReportOptions): string[][] {
  const { typesSkipped, unsolved } = options;
  const { bold } = coloursOf(page.look);
  return [
    renderErrored(report, page),
    typesSkipped === undefined ? [] : renderTypesSkipped(typesSkipped, page),
    [
      ...renderTotals(report, page),
      ...renderHidden(report, page),
      `next: ${bold(commandLine(nextStep(report, unsolved), page))}`,
    ],
  ];
}

/**
 * The first space in which a screen with this failure alone fits a terminal of the usual size. That
 * is the measure on every screen, so that all show the same.
 */
function spaceFor(report: Report, failed: FailedCheck | undefined, options: ReportOptions): Space {
  if (failed === undefined) return spaces[0];
  const usual = pageOf(report, { colour: false, unicode: true, columns: 80 }, options);
  const around = [renderExercises(report, usual), ...renderRest(report, usual, options)];
  const fits = (space: Space) => {
    const blocks = [...around, renderFailure(failed, { ...usual, space })];
    return joined(blocks).length + 1 <= usualLines;
  };
  return spaces.find(fits) ?? spaces.at(-1) ?? spaces[0];
}

/** Failures of exercises that were not asked for matter only while what was asked for is not right. */
function failuresToShow(report: Report): FailedCheck[] {
  const allAskedPass = report.exercises.every(({ asked, status }) => !asked || status === "passed");
  return allAskedPass ? [] : failedChecks(report);
}

/** The starters that wait for their turn stand in the list of exercises already. */
function renderFailures(failed: readonly FailedCheck[], all: boolean, page: Page): string[][] {
  const [first, ...others] = failed;
  if (first === undefined) return [];
  if (all) return failed.map((one) => renderFailure(one, page));
  const rest = others.filter(({ failure }) => failure.kind !== "starter");
  const heading = wrap(`Wrong too; ${page.program} check --all-failures shows all:`, page.width);
  const lines = renderFailureLines(rest, { ...page, width: page.width - 2 });
  return [renderFailure(first, page), lines.length === 0 ? [] : [...heading, ...indent(lines, 2)]];
}
