import type { Json, JsonObject } from "../../json.ts";
import { type Cut, membersShown, step, tooDeep, tooLong } from "./cut.ts";
import { memberName, textLiteral } from "./literal.ts";
import type { Look } from "./look.ts";
import { isOpen, patternShape } from "./patterns.ts";
import { count } from "./prose.ts";
import { atom, group, type Shape } from "./shape.ts";

/** How a value is shown. */
export interface ValueView {
  look: Look;
  /** Read `{"$pattern": …}` as a pattern: only in what a check expects, never in what came back. */
  patterns: boolean;
  cut: Cut;
}

/** A JSON value as JavaScript would write it, with the patterns of a check in words. */
export function shapeOf(value: Json, view: ValueView): Shape {
  if (typeof value === "string") return textShape(value, view);
  if (typeof value !== "object" || value === null) return atom(String(value));
  const pattern = view.patterns && !Array.isArray(value) ? patternIn(value, view) : null;
  if (pattern !== null) return pattern;
  if (tooDeep(value, view.cut)) return atom(`(${described(value)})`);
  return Array.isArray(value) ? listShape(value, view) : objectShape(value, view);
}

function patternIn(value: JsonObject, view: ValueView): Shape | null {
  return patternShape(value, {
    look: view.look,
    isCut: view.cut.level !== "whole",
    shape: (item: Json) => shapeOf(item, view),
    members: (members: JsonObject, more: Shape) => objectShape(members, view, [more]),
  });
}

/** An object's members between braces; `more` are words that stand after them. */
function objectShape(value: JsonObject, view: ValueView, more: readonly Shape[] = []): Shape {
  const members = Object.entries(value).map(([name, member]) => ({
    isOpen: view.patterns && isOpen(member),
    name,
    label: `${memberName(name, view.look)}: `,
    shape: () => shapeOf(member, { ...view, cut: step(view.cut, name) }),
  }));
  return bracketed(["{", "}"], " ", members, "member", view.cut, more);
}

function listShape(value: Json[], view: ValueView): Shape {
  const items = value.map((item, index) => ({
    name: index,
    isOpen: false,
    label: "",
    shape: () => shapeOf(item, { ...view, cut: step(view.cut, index) }),
  }));
  return bracketed(["[", "]"], "", items, "item", view.cut, []);
}

interface Member {
  name: string | number;
  /** Anything may stand there, so that it can be left out where room is short. */
  isOpen: boolean;
  label: string;
  /** Made on demand: what is cut away is never shaped, however large it is. */
  shape: () => Shape;
}

function bracketed(
  [open, close]: readonly [string, string],
  space: string,
  members: readonly Member[],
  noun: string,
  cut: Cut,
  more: readonly Shape[],
): Shape {
  const kept = membersShown(members, cut);
  const left = members.length - kept.length;
  const items = kept.map(({ label, shape }) => ({ label, shape: shape() }));
  for (const words of more) items.push({ label: "", shape: words });
  if (left > 0) {
    const other = kept.length === 0 ? noun : `other ${noun}`;
    const names = kept.length === 0 ? namesOf(members) : "";
    items.push({ label: "", shape: atom(`(${count(left, other)}${names})`) });
  }
  if (items.length === 0) return atom(open + close);
  return group(open + space, items, space + close);
}

/** Names of members none of which is shown, if a line holds them: `: jsonrpc, id`. */
function namesOf(members: readonly Member[]): string {
  const names = members.map(({ label }) => label.replace(/: $/, "")).filter((name) => name !== "");
  const all = names.join(", ");
  return names.length > 0 && all.length <= 48 ? `: ${all}` : "";
}

function textShape(value: string, view: ValueView): Shape {
  return tooLong(value, view.cut)
    ? atom(`(${described(value)})`)
    : atom(textLiteral(value, view.look));
}

/** A value in words, without its contents: `text of 340 characters`, `an object of 3 members`. */
export function described(value: Json): string {
  if (typeof value === "string") return `text of ${count(value.length, "character")}`;
  if (Array.isArray(value)) return `a list of ${count(value.length, "item")}`;
  if (value === null) return "null";
  if (typeof value === "object")
    return `an object of ${count(Object.keys(value).length, "member")}`;
  return String(value);
}
