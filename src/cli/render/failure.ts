import { renderCalls } from "./call.ts";
import { commandLine } from "./command.ts";
import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { excerptOf } from "./fault.ts";
import { field, fieldWidth } from "./field.ts";
import { visible } from "./invisible.ts";
import { coloursOf, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { prose } from "./prose.ts";
import { renderRule, withPage } from "./rule.ts";
import { renderVerdict, verdictWords } from "./verdict.ts";
import { indent, isNarrow, joined, widthOf, wrap } from "./wrap.ts";

/** One failure in full: where, what, why, the rule, and how to see it again. */
export function renderFailure(failed: FailedCheck, page: Page): string[] {
  const inner = { ...page, width: page.width - 2 };
  const { look } = page;
  const { check, failure } = failed;
  const whole = isOfWholeExercise(failure);
  const calls =
    check.reveal === "none"
      ? []
      : renderCalls(failure.given, {
          look,
          width: inner.width,
          most: page.space.calls,
          mayBeDense: page.space.dense,
        });
  const verdict = renderVerdict(failed, inner);
  const answered = page.space.gap ? [calls, verdict] : [[...calls, ...verdict]];
  const blocks = whole ? [verdict] : [...answered, ...renderReasons(failed, inner)];
  return joined([title(failed, page), indent(joined(blocks), 2)]);
}

/** What a teacher would say, the rule that was broken, and the command that shows this again. */
function renderReasons({ check, exercise }: FailedCheck, page: Page): string[][] {
  const { look, width, space } = page;
  const { dim } = coloursOf(look);
  const says = exercise.misconception?.says;
  const again = renderAgain(commandLine(check.replay, page), page);
  if (says !== undefined && space.rule === "unless-explained") {
    return [[...withPage(says, check.rule, page, width), ...again]];
  }
  const rule = field("rule", renderRule(check.rule, page, fieldWidth(width, look)), look, dim);
  return [says === undefined ? [] : wrap(prose(says, look), width), [...rule, ...again]];
}

/** A command is never broken in two: where it does not fit beside its label, it stands below. */
function renderAgain(command: string, { look, width }: Page): string[] {
  const { dim } = coloursOf(look);
  if (widthOf(command) <= fieldWidth(width, look)) return field("again", [command], look, dim);
  return [dim("again"), ...indent([command], 2)];
}

/** `✗ handle.ts:7:18  what is wrong`: the place first, so that terminals link it. */
function title(failed: FailedCheck, page: Page): string[] {
  const { look, width } = page;
  const colours = coloursOf(look);
  const what = isOfWholeExercise(failed.failure)
    ? verdictWords(failed, page).what
    : prose(failed.check.title, look);
  const isStarter = failed.failure.kind === "starter";
  const mark = isStarter ? marksOf(look).here : colours.red(marksOf(look).wrong);
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
