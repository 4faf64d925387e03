import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { visible } from "./invisible.ts";
import { kindWords } from "./kind-words.ts";
import { coloursOf, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { prose } from "./prose.ts";
import { indent, widthOf, wrap } from "./wrap.ts";

/** Checks that fail in one way other than by a wrong value share a line if they are as many as this. */
const many = 3;

/**
 * Failures in a line each: the exercise, what a right function does, and how this one fails. Where
 * many checks of an exercise fail in one way, such as by a Promise, one line counts them.
 */
export function renderFailureLines(failed: readonly FailedCheck[], page: Page): string[] {
  const ways = new Map<string, FailedCheck[]>();
  for (const one of failed) {
    const hasValues = one.failure.kind === "value" || one.failure.kind === "remembers";
    const way = hasValues ? one.check.id : one.failure.kind;
    const key = JSON.stringify([one.exercise.id, hasValues, way]);
    ways.set(key, [...(ways.get(key) ?? []), one]);
  }
  return [...ways.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < many) {
      return group.flatMap((one) => renderFailureLine(one, page));
    }
    return renderLine(first, `${group.length} more checks`, page);
  });
}

function renderFailureLine(failed: FailedCheck, page: Page): string[] {
  const { check, failure } = failed;
  return renderLine(failed, isOfWholeExercise(failure) ? "" : prose(check.title, page.look), page);
}

function renderLine({ exercise, failure }: FailedCheck, what: string, page: Page): string[] {
  const { look, width } = page;
  const how = kindWords[failure.kind];
  const words = what === "" ? how : `${what} (${how})`;
  const start = `${coloursOf(look).red(marksOf(look).wrong)} `;
  const [first = "", ...rest] = wrap(`${visible(exercise.id, look)}: ${words}`, width - 4);
  return [start + first, ...indent(rest, widthOf(start) + 2)];
}
