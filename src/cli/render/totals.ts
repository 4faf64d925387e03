import type { Report } from "../../grading/report.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { count } from "./prose.ts";
import { wrap } from "./wrap.ts";

/** How many checks pass, the points where they say more, the calls made and the seed. */
export function renderTotals(report: Report, page: Page): string[] {
  const { totals } = report;
  const colours = coloursOf(page.look);
  const all = totals.passed === totals.checks;
  const checks = all
    ? `All ${count(totals.checks, "check")} pass`
    : `${totals.passed} of ${count(totals.checks, "check")} pass`;
  const line = `${checks} (${[...pointsWords(report), ...drawnWords(report)].join(", ")})`;
  return wrap(line, page.width).map((words) => (all ? colours.green(words) : words));
}

/** Nothing where each check is worth one point: the count has said it. */
function pointsWords({ totals }: Report): string[] {
  const { earned, possible } = totals.points;
  const same = possible === totals.checks && earned === totals.passed;
  return same ? [] : [`${earned} of ${count(possible, "point")}`];
}

function drawnWords({ totals, seed }: Report): string[] {
  return [count(totals.calls, "call"), `seed ${seed}`];
}

/** Says that there are checks which this screen does not name. */
export function renderHidden(report: Report, page: Page): string[] {
  const hidden = report.exercises
    .flatMap(({ checks }) => checks)
    .filter(({ visibility }) => visibility === "hidden");
  if (hidden.length === 0) return [];
  const are = hidden.length === 1 ? "is" : "are";
  return wrap(`${count(hidden.length, "check")} ${are} hidden and not shown here.`, page.width);
}
