import type { Difference } from "../../grading/outcome.ts";
import { isPattern } from "../../grading/pattern.ts";
import type { Json } from "../../json.ts";
import { cutsAround, tooHeavy } from "./cut.ts";
import { visible } from "./invisible.ts";
import { pathLines, pathText } from "./json-path.ts";
import type { Look } from "./look.ts";
import { namingOf } from "./patterns.ts";
import { count, listed } from "./prose.ts";
import { needsCaret, renderTextDifference } from "./text-difference.ts";
import { described, shapeOf } from "./values.ts";
import { indent, widthOf, wrap } from "./wrap.ts";

/** Differences in lines, and which of them are told there with both values in full. */
export interface ShownDifferences {
  lines: string[];
  tell: "all" | "first" | "none";
}

/**
 * Where the answer is not what was expected, place by place, in at most about `most` lines; the other
 * places are counted.
 */
export function renderDifferences(
  differences: readonly Difference[],
  { look, width, most }: { look: Look; width: number; most: number },
): ShownDifferences {
  const lines: string[] = [];
  for (const [index, difference] of differences.entries()) {
    const more = renderDifference(difference, index === 0, look, width);
    const isLast = index === differences.length - 1;
    // The line that counts the others has to fit too.
    if (index > 0 && lines.length + more.length + (isLast ? 0 : 1) > most) {
      const left = `and ${count(differences.length - index, "more place")}`;
      const tell = toldBy(differences, look) === "none" ? "none" : "first";
      const beside = `${lines.at(-1)} (${left})`;
      if (widthOf(beside) <= width) return { lines: [...lines.slice(0, -1), beside], tell };
      // With room for one line, the first place is worth more than the number of the others.
      return { lines: most === 1 ? lines : [...lines, ...wrap(left, width)], tell };
    }
    lines.push(...more);
  }
  return { lines, tell: toldBy(differences, look) };
}

function toldBy(differences: readonly Difference[], look: Look): ShownDifferences["tell"] {
  const [first, ...others] = differences;
  if (first === undefined || !saysAll(first, look)) return "none";
  return others.every((one) => saysAll(one, look)) ? "all" : "first";
}

/** At the root, a difference is the two values themselves, and says nothing more. */
function saysAll({ path, expected, received }: Difference, look: Look): boolean {
  if (typeof received === "string" && partsNotNamed(expected, received).length > 0) return true;
  const isWhole = (value: Json | undefined, patterns: boolean) =>
    brief(value, patterns, look).whole;
  return path.length > 0 && isWhole(expected, true) && isWhole(received, false);
}

function renderDifference(
  difference: Difference,
  inFull: boolean,
  look: Look,
  width: number,
): string[] {
  const { path, expected, received } = difference;
  const isText = typeof expected === "string" && typeof received === "string";
  if (inFull && isText && needsCaret(expected, received)) {
    return renderTextDifference(expected, received, { label: pathText(path, look), look, width });
  }
  const words = differenceWords(difference, look);
  if (path.length === 0) return words === "" ? [] : wrap(words, width);
  const lines = pathLines(path, look, width - 1);
  const last = `${lines.at(-1)}: ${words}`;
  if (widthOf(last) <= width) return [...lines.slice(0, -1), last];
  return [...lines.slice(0, -1), `${lines.at(-1)}:`, ...indent(wrap(words, width - 2), 2)];
}

/** A difference in words. At the root, the two values have been shown, and are not said again. */
function differenceWords({ path, expected, received }: Difference, look: Look): string {
  if (expected === undefined && received === undefined) return "another value there";
  if (expected === undefined)
    return `nothing expected, ${brief(received, false, look).words} there`;
  const due = brief(expected, true, look);
  if (received === undefined) return `${due.words} expected, nothing there`;
  const unnamed = typeof received === "string" ? partsNotNamed(expected, received) : [];
  if (unnamed.length > 0) {
    return `the text does not name ${visible(listed(unnamed, "or"), look)}`;
  }
  const got = brief(received, false, look);
  const slip = typeSlip(expected, received, due, got);
  if (path.length === 0) return slip;
  return `${due.words} expected, ${got.words} there${slip === "" ? "" : ` (${slip})`}`;
}

/** Of a text that has to name things: those it does not name, letter case aside. */
function partsNotNamed(expected: Json | undefined, received: string): string[] {
  const said = received.toLowerCase();
  const due = expected === undefined ? null : namingOf(expected);
  return (due ?? []).filter((part) => !said.includes(part.toLowerCase()));
}

/** Says what each value is where they are of different types, such as 1 and "1". */
function typeSlip(expected: Json, received: Json, due: Brief, got: Brief): string {
  const isPlain = !isPattern(expected) && expected !== null && received !== null;
  if (!isPlain || !due.whole || !got.whole) return "";
  const [wanted, found] = [typeWord(expected), typeWord(received)];
  if (wanted === found) return "";
  return due.words.length + got.words.length > longestPair
    ? `${found} where ${wanted} is due`
    : `${got.words} is ${found}, ${due.words} is ${wanted}`;
}

function typeWord(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** A value of more columns is not said as part of a sentence. */
const longestBrief = 60;

/** Two values of more characters together are not said once more. */
const longestPair = 40;

/** A value as part of a sentence, and whether it is shown whole. */
interface Brief {
  words: string;
  whole: boolean;
}

function brief(value: Json | undefined, patterns: boolean, look: Look): Brief {
  if (value === undefined) return { words: "nothing", whole: true };
  const [whole] = cutsAround([]);
  if (!tooHeavy([value])) {
    const { flat } = shapeOf(value, { look, patterns, cut: whole });
    if (widthOf(flat) <= longestBrief) return { words: flat, whole: true };
  }
  return { words: patterns && isPattern(value) ? "another value" : described(value), whole: false };
}
