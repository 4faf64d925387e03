import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { visible } from "./invisible.ts";
import { kindWords } from "./kind-words.ts";
import { coloursOf, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { prose } from "./prose.ts";
import { indent, widthOf, wrap } from "./wrap.ts";

/** One failure in a line: the exercise, what a right function does, and how this one fails. */
export function renderFailureLine(failed: FailedCheck, page: Page): string[] {
  const { check, exercise, failure } = failed;
  const { look, width } = page;
  const mark = coloursOf(look).red(marksOf(look).wrong);
  const how = kindWords[failure.kind];
  const title = isOfWholeExercise(failure) ? how : `${prose(check.title, look)} (${how})`;
  const start = `${mark} `;
  const [first = "", ...rest] = wrap(`${visible(exercise.id, look)}: ${title}`, width - 4);
  return [start + first, ...indent(rest, widthOf(start) + 2)];
}
