import type { Rule } from "../../grading/words.ts";
import { visible } from "./invisible.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { prose } from "./prose.ts";
import { widthOf, wrap } from "./wrap.ts";

const specification = "https://modelcontextprotocol.io/specification";

/**
 * The rule that a check rests on, and where it stands in the specification: the whole address where
 * one line holds it, else the page, with the place on it if that fits. `width` is in columns.
 */
export function renderRule(rule: Rule, on: Page, width: number): string[] {
  const { look, revision } = on;
  const address = visible(`${specification}/${revision}/${rule.page}`, look);
  const says = wrap(prose(rule.says, look), width);
  if (widthOf(address) <= width) return [...says, coloursOf(look).dim(address)];
  const last = says.at(-1) ?? "";
  const [page = ""] = rule.page.split("#");
  for (const place of [rule.page, page]) {
    const together = `${last} (spec: ${visible(place, look)})`;
    if (widthOf(together) <= width) return [...says.slice(0, -1), together];
  }
  return [...says, ...wrap(`(spec: ${visible(rule.page, look)})`, width)];
}
