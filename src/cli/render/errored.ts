import type { Report } from "../../grading/report.ts";
import { visible } from "./invisible.ts";
import { coloursOf, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { count, prose } from "./prose.ts";
import { indent, wrap } from "./wrap.ts";

/** Checks that could not be graded, for which the student is not to blame: the first one named. */
export function renderErrored(report: Report, page: Page): string[] {
  const { look, width } = page;
  const errored = report.exercises.flatMap((exercise) =>
    exercise.checks.flatMap(({ title, outcome }) =>
      outcome.status === "errored" ? [{ exercise, title, message: outcome.message }] : [],
    ),
  );
  const [first] = errored;
  if (first === undefined) return [];
  const mark = coloursOf(look).red(marksOf(look).wrong);
  const more = errored.length - 1;
  const [name, ...rest] = wrap(
    `${visible(first.exercise.id, look)}: ${prose(first.title, look)}`,
    width - 4,
  );
  return [
    `${mark} ${name}`,
    ...indent(rest, 4),
    ...indent(
      [
        ...wrap(`could not be graded: ${prose(first.message, look)}`, width - 4),
        ...wrap("This is a fault of mcp-course or of the course, not of your code.", width - 4),
        ...(more > 0 ? wrap(`and ${count(more, "more check")}`, width - 4) : []),
      ],
      4,
    ),
  ];
}
