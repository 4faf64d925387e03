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

/** Failures that one line tells: several where they fail in one way, such as by a Promise. */
export type Others = readonly [FailedCheck, ...FailedCheck[]];

/** What is told beside the failure that is shown in full, a line for each; starters stand elsewhere. */
export function othersAmong(failed: readonly FailedCheck[]): Others[] {
  const ways = new Map<string, [FailedCheck, ...FailedCheck[]]>();
  for (const one of failed) {
    if (one.failure.kind === "starter") continue;
    const hasValues = one.failure.kind === "value" || one.failure.kind === "remembers";
    const way = hasValues ? one.check.id : one.failure.kind;
    const key = JSON.stringify([one.exercise.id, hasValues, way]);
    const known = ways.get(key);
    if (known === undefined) ways.set(key, [one]);
    else known.push(one);
  }
  return [...ways.values()].flatMap((group): Others[] =>
    group.length < many ? group.map((one): Others => [one]) : [group],
  );
}

/**
 * The first `shown` of them in a line each: the exercise, what a right function does, and how this
 * one fails. The rest is counted, with the command that shows it.
 */
export function renderOthers(others: readonly Others[], shown: number, page: Page): string[] {
  const left = others.slice(shown).reduce((sum, { length }) => sum + length, 0);
  if (others.length === 0) return [];
  if (shown === 0) {
    const more = `${left} more ${left === 1 ? "is" : "are"} wrong too`;
    return wrap(`${more}: ${all(page)} shows all`, page.width);
  }
  const rows = others.slice(0, shown).flatMap((one) => renderLine(one, page));
  return [...heading(page), ...indent(left === 0 ? rows : [...rows, `and ${left} more`], 2)];
}

/** How many of them can have a line of their own, if `most` lines are there for all. */
export function othersThatFit(others: readonly Others[], most: number, page: Page): number {
  const room = most - heading(page).length;
  let used = 0;
  let fitting = 0;
  for (const [index, one] of others.entries()) {
    used += renderLine(one, page).length;
    if (used > room) break;
    // The line that counts the rest has to fit too.
    if (used < room || index === others.length - 1) fitting = index + 1;
  }
  return fitting;
}

function heading(page: Page): string[] {
  return wrap(`Wrong too; ${all(page)} shows all:`, page.width);
}

function all({ program }: Page): string {
  return `${program} check --all-failures`;
}

function renderLine([first, ...more]: Others, { look, width }: Page): string[] {
  const { exercise, check, failure } = first;
  const how = kindWords[failure.kind];
  const title = isOfWholeExercise(failure) ? "" : prose(check.title, look);
  const what = more.length > 0 ? `${more.length + 1} more checks` : title;
  const words = what === "" ? how : `${what} (${how})`;
  const start = `${coloursOf(look).red(marksOf(look).wrong)} `;
  const room = width - 2 - widthOf(start) - 2;
  const [line = "", ...rest] = wrap(`${visible(exercise.id, look)}: ${words}`, room);
  return [start + line, ...indent(rest, widthOf(start) + 2)];
}
