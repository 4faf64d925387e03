import type { FailedCheck } from "./failed-checks.ts";
import { renderFailure } from "./failure.ts";
import { type Others, othersThatFit, renderOthers } from "./others.ts";
import { type Page, type Space, spaces } from "./page.ts";
import { joined } from "./wrap.ts";

/** Lines of a terminal of the usual size. */
const usualLines = 24;

/** How much of what is wrong a screen shows. */
export interface Fit {
  /** For the failure that is shown in full. */
  space: Space;
  /** How many of the others have a line of their own. */
  others: number;
}

/**
 * As much as a terminal of the usual size holds: first the most roomy space in which the failure
 * fits beside a count of the others, then as many lines for the others as are left.
 *
 * @param blocks what else stands on the screen
 * @param page as wide as such a terminal
 */
export function fitScreen(
  failed: FailedCheck,
  others: readonly Others[],
  blocks: readonly string[][],
  page: Page,
): Fit {
  const count = renderOthers(others, 0, page);
  const left = (space: Space, more: readonly string[]) =>
    usualLines - 1 - joined([...blocks, renderFailure(failed, { ...page, space }), more]).length;
  const space = spaces.find((one) => left(one, count) >= 0) ?? tightest;
  return { space, others: othersThatFit(others, left(space, count) + count.length, page) };
}

const tightest = spaces.at(-1) ?? spaces[0];
