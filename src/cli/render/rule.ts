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
  const { look } = page;
  const address = visible(`${specification}/${page.revision}/${rule.page}`, look);
  const says = wrap(prose(rule.says, look), width);
  if (widthOf(address) <= width) return [...says, coloursOf(look).dim(address)];
  const place = `(spec: ${visible(rule.page, look)})`;
  const last = says.at(-1) ?? "";
  const together = `${last} ${place}`;
  if (widthOf(together) <= width) return [...says.slice(0, -1), together];
  return [...says, ...wrap(place, width)];
}
