import type { Rule } from "../../grading/words.ts";
import { visible } from "./invisible.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { prose } from "./prose.ts";
import { widthOf, wrap } from "./wrap.ts";

const specification = "https://modelcontextprotocol.io/specification";

/**
 * The rule that a check rests on, and where it stands in the specification: the whole address where
 * one line holds it, else the page. `width` is in columns.
 */
export function renderRule(rule: Rule, page: Page, width: number): string[] {
  const address = visible(`${specification}/${page.revision}/${rule.page}`, page.look);
  if (widthOf(address) > width) return withPage(rule.says, rule, page, width);
  return [...wrap(prose(rule.says, page.look), width), coloursOf(page.look).dim(address)];
}

/** Sentences, and behind them the page of a rule, with the place on it if that fits the last line. */
export function withPage(says: string, rule: Rule, { look }: Page, width: number): string[] {
  const lines = wrap(prose(says, look), width);
  const last = lines.at(-1) ?? "";
  const [page = ""] = rule.page.split("#");
  for (const place of [rule.page, page]) {
    const together = `${last} (spec: ${visible(place, look)})`;
    if (widthOf(together) <= width) return [...lines.slice(0, -1), together];
  }
  const alone = [rule.page, page].map((place) => `(spec: ${visible(place, look)})`);
  const fitting = alone.find((words) => widthOf(words) <= width) ?? alone[1] ?? "";
  return [...lines, ...wrap(fitting, width)];
}
