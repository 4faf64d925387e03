import type { Difference } from "../../grading/outcome.ts";
import { isPattern } from "../../grading/pattern.ts";
import type { Json } from "../../json.ts";
import { cutsAround, tooHeavy } from "./cut.ts";
import { visible } from "./invisible.ts";
import { pathText } from "./json-path.ts";
import type { Look } from "./look.ts";
import { namingOf } from "./patterns.ts";
import { count, listed } from "./prose.ts";
import { renderTextDifference } from "./text-difference.ts";
import { described, shapeOf } from "./values.ts";
import { chop, indent, widthOf, wrap } from "./wrap.ts";

/** Differences named one by one; more are counted. */
const most = 3;

/** Where the answer is not what was expected, place by place; the first of two texts in full. */
export function renderDifferences(
  differences: readonly Difference[],
  look: Look,
  width: number,
): string[] {
  const shown = differences
    .slice(0, most)
    .flatMap((difference, index) => renderDifference(difference, index === 0, look, width));
  const left = differences.length - most;
  return left > 0 ? [...shown, `and ${count(left, "more place")}`] : shown;
}

function renderDifference(
  difference: Difference,
  inFull: boolean,
  look: Look,
  width: number,
): string[] {
  const { expected, received } = difference;
  const place = difference.path.length === 0 ? "" : `${pathText(difference.path, look)}: `;
  if (inFull && typeof expected === "string" && typeof received === "string") {
    const texts = renderTextDifference(expected, received, look, width);
    return place === "" ? texts : [...chop(place.trimEnd(), width), ...texts];
  }
  const line = place + words(difference, look);
  if (widthOf(line) <= width) return [line];
  const broken = place === "" ? 0 : 2;
  return [
    ...(place === "" ? [] : chop(place.trimEnd(), width)),
    ...indent(wrap(words(difference, look), width - broken), broken),
  ];
}

function words({ expected, received }: Difference, look: Look): string {
  if (expected === undefined && received === undefined) return "differs";
  if (expected === undefined) return `nothing expected, ${brief(received, false, look)} there`;
  const due = brief(expected, true, look);
  if (received === undefined) return `${due} expected, nothing there`;
  const unnamed = typeof received === "string" ? partsNotNamed(expected, received) : [];
  if (unnamed.length > 0) {
    return `the text does not name ${visible(listed(unnamed, "or"), look)}`;
  }
  const got = brief(received, false, look);
  return `${due} expected, ${got} there${slip(expected, received, due, got)}`;
}

/** Of a text that has to name things: those it does not name, letter case aside. */
function partsNotNamed(expected: Json, received: string): string[] {
  const said = received.toLowerCase();
  return (namingOf(expected) ?? []).filter((part) => !said.includes(part.toLowerCase()));
}

/** Says what each value is where they are of different types, such as 1 and "1". */
function slip(expected: Json, received: Json, due: string, got: string): string {
  if (isPattern(expected) || expected === null || received === null) return "";
  const [wanted, found] = [typeWord(expected), typeWord(received)];
  return wanted === found ? "" : ` (${got} is ${found}, ${due} is ${wanted})`;
}

function typeWord(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (value === null) return "null";
  if (typeof value === "string") return "text";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** A value in a sentence: as it is when short, else in words. */
function brief(value: Json | undefined, patterns: boolean, look: Look): string {
  if (value === undefined) return "nothing";
  const [whole] = cutsAround([]);
  if (!tooHeavy([value])) {
    const { flat } = shapeOf(value, { look, patterns, cut: whole });
    if (widthOf(flat) <= 48) return flat;
  }
  return patterns && isPattern(value) ? "something else" : described(value);
}
