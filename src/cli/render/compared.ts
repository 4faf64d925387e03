import { isPattern } from "../../grading/pattern.ts";
import type { Json, Path } from "../../json.ts";
import { type Cut, cutsAround, tooHeavy } from "./cut.ts";
import { pathText } from "./json-path.ts";
import type { Look } from "./look.ts";
import { group, type Shape, setInLines } from "./shape.ts";
import { shapeOf } from "./values.ts";
import { widthOf } from "./wrap.ts";

/** What fits is decided on lines of so many columns: the same is shown on every screen. */
const reference = 64;

/** A way of more columns than this is not put in front of a value: it would leave the value no room. */
const longestLabel = 40;

/** A value to be shown beside others that it is compared with. */
export interface Compared {
  value: Json;
  /** Read `{"$pattern": …}` as a pattern: only in what a check expects, never in what came back. */
  patterns: boolean;
}

/** How values are to be compared. */
export interface Comparison {
  /** Way to the first difference. */
  path: Path;
  /** How many of its first steps are names of a script, and no part of a value. */
  named: number;
  look: Look;
  /** Columns. */
  width: number;
  /** Lines that all values together may take, where that can be done. */
  most: number;
}

/**
 * The lines of each value: whole if all of them together are short enough; else only the part that
 * leads to the first difference, behind the way to it; and of that at last only an outline.
 */
export function renderCompared(values: readonly Compared[], comparison: Comparison): string[][] {
  const { path, named, look, width, most } = comparison;
  const reached = Math.min(path.length, ...values.map((value) => reach(value, path)));
  const first = Math.min(named, reached);
  const isShort = (steps: number) =>
    widthOf(labelOf(path.slice(0, steps), steps > first, look)) <= longestLabel;
  let depth = reached;
  while (depth > first && !isShort(depth)) depth--;
  for (let steps = first; steps <= depth; steps++) {
    const part = partAt(values, path, steps);
    const [whole, ...cuts] = cutsAround(part.path);
    const label = labelOf(path.slice(0, steps), steps > first, look);
    const shaped = (cut: Cut) => part.values.map((value) => shape(value, label, cut, look));
    const isLight = !tooHeavy(part.values.map(({ value }) => value));
    if (isLight && lengthOf(shaped(whole)) <= most) return set(shaped(whole), width);
    if (steps === depth) {
      const shapes = part.values.map((value) =>
        (tooHeavy([value.value]) ? cuts : [whole, ...cuts]).map((cut) =>
          shape(value, label, cut, look),
        ),
      );
      const choices = combinations(shapes);
      const shortest = Math.max(most, Math.min(...choices.map(lengthOf)));
      return set(choices.find((chosen) => lengthOf(chosen) <= shortest) ?? [], width);
    }
  }
  return [];
}

/** One of each list, the first ones of all first, the last ones of all last. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  const [first, ...others] = lists;
  if (first === undefined) return [[]];
  return combinations(others).flatMap((rest) => first.map((one) => [one, ...rest]));
}

/** How many steps of a path lead from one plain object or list into another. */
function reach({ value, patterns }: Compared, path: Path): number {
  let inner: Json | undefined = value;
  for (let steps = 0; steps < path.length; steps++) {
    const next: Json | undefined = memberOf(inner, path[steps]);
    if (next === undefined || (patterns && isPattern(inner))) return steps;
    inner = next;
  }
  return path.length;
}

/** What stands in each value so many steps along the path, and the rest of the path from there. */
function partAt(
  values: readonly Compared[],
  path: Path,
  steps: number,
): { values: Compared[]; path: Path } {
  const way = path.slice(0, steps);
  const inner = values.map(({ value, patterns }) => ({
    value: way.reduce<Json | undefined>(memberOf, value) ?? null,
    patterns,
  }));
  return { values: inner, path: path.slice(steps) };
}

function labelOf(way: Path, isPart: boolean, look: Look): string {
  if (way.length === 0) return "";
  return `${isPart ? "at " : ""}${pathText(way, look)}: `;
}

function shape({ value, patterns }: Compared, label: string, cut: Cut, look: Look): Shape {
  const inner = shapeOf(value, { look, patterns, cut });
  return label === "" ? inner : group("", [{ label, shape: inner }], "");
}

function lengthOf(shapes: readonly Shape[]): number {
  return set(shapes, reference).flat().length;
}

function set(shapes: readonly Shape[], width: number): string[][] {
  return shapes.map((one) => setInLines(one, width));
}

function memberOf(value: Json | undefined, key: string | number | undefined): Json | undefined {
  if (typeof value !== "object" || value === null || key === undefined) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string | number, Json>)[key] : undefined;
}
