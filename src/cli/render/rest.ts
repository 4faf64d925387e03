import type { Report } from "../../grading/report.ts";
import { commandLine } from "./command.ts";
import { renderErrored } from "./errored.ts";
import { coloursOf } from "./look.ts";
import { nextStep } from "./next-step.ts";
import type { Page } from "./page.ts";
import type { ReportOptions } from "./report.ts";
import { renderHidden, renderTotals } from "./totals.ts";
import { renderTypesSkipped } from "./type-errors.ts";

/** What stands below the failures: what could not be done, the totals, the next command. */
export function renderRest(report: Report, page: Page, options: ReportOptions): string[][] {
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
