import type { Path } from "../../json.ts";
import { isPlainName, textLiteral } from "./literal.ts";
import type { Look } from "./look.ts";
import { count } from "./prose.ts";
import { chop, widthOf } from "./wrap.ts";

/** A way of more steps than this is not read step by step. */
const longest = 24;

/** A place in a value as JavaScript would name it: `error.data[0]`, `params["a b"]`. Root: empty. */
export function pathText(path: Path, look: Look): string {
  return steps(path, look).join("");
}

/**
 * The same place in lines of at most `width` columns, broken between its steps, each line but the
 * first two columns in; broken anywhere if a step is wider than a line by itself.
 */
export function pathLines(path: Path, look: Look, width: number): string[] {
  const lines: string[] = [];
  for (const step of steps(path, look)) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(step);
    else if (widthOf(last + step) <= width) lines[lines.length - 1] = last + step;
    else lines.push(`  ${step}`);
  }
  const fits = lines.every((line) => widthOf(line) <= width);
  return fits ? lines : chop(pathText(path, look), width);
}

function steps(path: Path, look: Look): string[] {
  const shown = path.slice(0, longest).map((key, index) => stepText(key, index, look));
  const left = path.length - shown.length;
  return left > 0 ? [...shown, ` (and ${count(left, "step")} further in)`] : shown;
}

function stepText(key: string | number, index: number, look: Look): string {
  if (typeof key === "number") return `[${key}]`;
  if (!isPlainName(key, look)) return `[${textLiteral(key, look)}]`;
  return index === 0 ? key : `.${key}`;
}
