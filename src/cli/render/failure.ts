import { renderCalls } from "./call.ts";
import { commandLine } from "./command.ts";
import { renderConsole } from "./console.ts";
import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { excerptOf } from "./fault.ts";
import { field, fieldWidth } from "./field.ts";
import { visible } from "./invisible.ts";
import { coloursOf, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { prose } from "./prose.ts";
import { renderRule } from "./rule.ts";
import { renderVerdict, verdictWords } from "./verdict.ts";
import { indent, isNarrow, widthOf, wrap } from "./wrap.ts";

/** Lines of the console that stand under a failure. */
const consoleLines = 4;

/** One failure in full: where, what, why, the rule, and how to see it again. */
export function renderFailure(failed: FailedCheck, page: Page): string[] {
  const inner = { ...page, width: page.width - 2 };
  const { check, exercise, failure } = failed;
  const { look } = page;
  const shown =
    check.reveal === "none"
      ? { lines: [], cut: false }
      : renderCalls(failure.given, look, inner.width);
  const whole = isOfWholeExercise(failure);
  const printed = renderConsole(failure.console, look, {
    width: fieldWidth(inner.width, look),
    most: consoleLines,
  });
  const blocks = [
    whole ? [] : shown.lines,
    [
      ...renderVerdict(failed, inner),
      ...field("printed", check.reveal === "none" ? [] : printed, look),
    ],
    exercise.misconception === undefined || whole
      ? []
      : wrap(prose(exercise.misconception.says, look), inner.width),
    [
      ...field(
        "rule",
        whole ? [] : renderRule(check.rule, page, fieldWidth(inner.width, look)),
        look,
        coloursOf(look).dim,
      ),
      ...field("again", whole ? [] : [commandLine(check.replay, page)], look, coloursOf(look).dim),
    ],
  ];
  const body = blocks.filter((block) => block.length > 0).flatMap((block) => ["", ...block]);
  return [...title(failed, page), ...indent(body, 2)];
}

/** `✗ handle.ts:7:18  what is wrong`: the place first, so that terminals link it. */
function title(failed: FailedCheck, page: Page): string[] {
  const { look, width } = page;
  const colours = coloursOf(look);
  const what = isOfWholeExercise(failed.failure)
    ? verdictWords(failed, page).what
    : prose(failed.check.title, look);
  const mark = colours.red(marksOf(look).wrong);
  const place = `${mark} ${colours.bold(placeOf(failed, page))}`;
  if (!isNarrow(look) && widthOf(`${place}  ${what}`) <= width) return [`${place}  ${what}`];
  return [place, ...indent(wrap(what, width - 2), 2)];
}

function placeOf({ exercise, failure }: FailedCheck, { look, folder }: Page): string {
  const exact = failure.fault === undefined ? null : excerptOf(failure.fault);
  const at = exact ?? failure.at;
  if (at === undefined) return visible(folder + exercise.file, look);
  const place = `${visible(folder + at.file, look)}:${at.line}`;
  return exact === null ? place : `${place}:${at.column}`;
}
