import type { Json, Path } from "../../json.ts";

/**
 * How much of a value is shown. What is left out is described in words in parentheses, which no value
 * can be mistaken for.
 */
export interface Cut {
  /** `whole`: only what no screen could hold is left out. `near`: what stands beside the focus is
   * described. `only`: it is not even named. `outline`: what is in it is described too. */
  level: "whole" | "near" | "only" | "outline";
  /** The way from here to the place to look at; empty: here or further in; null: beside the way. */
  focus: Path | null;
  /** Steps from the outermost value. */
  depth: number;
  /** Steps from the place to look at. */
  inside: number;
}

/** Nobody reads a value nested deeper than this; and shaping it could overflow our stack. */
const deepest = 12;

/** About as many characters as a screen holds. */
const heaviest = 2000;

/** Characters of JSON that are never too much. */
const smallest = 28;

const insideAtMost = { whole: deepest, near: 3, only: 2, outline: 0 };
const membersAtMost = { whole: 100, near: 12, only: 6, outline: 6 };
const textAtMost = { whole: 1000, near: 200, only: 100, outline: 60 };
const textBeside = { whole: 1000, near: 60, only: 24, outline: 24 };

/** From all of a value to only the place that a path leads to, and to the outline of that. */
export function cutsAround(focus: Path): readonly [Cut, Cut, Cut, Cut] {
  const cut = (level: Cut["level"]): Cut => ({ level, focus, depth: 0, inside: 0 });
  return [cut("whole"), cut("near"), cut("only"), cut("outline")];
}

/** The cut for a member of what this cut is for. */
export function step(cut: Cut, key: string | number): Cut {
  return {
    level: cut.level,
    focus: focusOf(cut.focus, key),
    depth: cut.depth + 1,
    inside: cut.focus?.length === 0 ? cut.inside + 1 : cut.inside,
  };
}

function focusOf(focus: Path | null, key: string | number): Path | null {
  if (focus === null || focus.length === 0) return focus;
  return focus[0] === key ? focus.slice(1) : null;
}

/** Whether an object or list is only described here. */
export function tooDeep(value: Json[] | { [key: string]: Json }, cut: Cut): boolean {
  if (isSmall(value)) return false;
  const beside = cut.focus === null && cut.level !== "whole";
  return beside || cut.depth >= deepest || cut.inside > insideAtMost[cut.level];
}

/** Whether a text is only described here. */
export function tooLong(text: string, cut: Cut): boolean {
  return text.length > (cut.focus === null ? textBeside : textAtMost)[cut.level];
}

/** The members that are shown; one that leads to the focus is always among them. */
export function membersShown<M extends { name: string | number; isOpen: boolean }>(
  members: readonly M[],
  cut: Cut,
): readonly M[] {
  const next = cut.focus?.[0];
  const isBare = cut.level === "only" || cut.level === "outline";
  if (next !== undefined && isBare) return members.filter((m) => m.name === next);
  const most = membersAtMost[cut.level];
  const closed = members.filter(({ isOpen }) => !isOpen);
  const telling = isBare && closed.length > 0 ? closed : members;
  return telling.filter((member, index) => index < most || member.name === next);
}

/** Whether values are too large to be tried whole: more than a screen could hold. */
export function tooHeavy(values: readonly Json[]): boolean {
  return isHeavier(values, heaviest);
}

/** Counts characters of texts, and four for anything else; stops at the limit, however deep it is. */
function isHeavier(values: readonly Json[], limit: number): boolean {
  const waiting: Json[] = [...values];
  let weight = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    weight += typeof value === "string" ? value.length : 4;
    if (weight > limit) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const member of Object.values(value)) waiting.push(member);
    if (waiting.length > limit) return true;
  }
  return false;
}

/** Words would take as much room as the value itself. */
function isSmall(value: Json): boolean {
  return !isHeavier([value], smallest) && JSON.stringify(value).length <= smallest;
}
