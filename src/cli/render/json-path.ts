import type { Path } from "../../json.ts";
import { isPlainName, textLiteral } from "./literal.ts";
import type { Look } from "./look.ts";
import { count } from "./prose.ts";

/** A way of more steps than this is not read step by step. */
const longest = 24;

/** A place in a value as JavaScript would name it: `error.data[0]`, `params["a b"]`. Root: empty. */
export function pathText(path: Path, look: Look): string {
  const shown = path.slice(0, longest).map((key, index) => stepText(key, index, look));
  const left = path.length - shown.length;
  return shown.join("") + (left > 0 ? ` (and ${count(left, "step")} further in)` : "");
}

function stepText(key: string | number, index: number, look: Look): string {
  if (typeof key === "number") return `[${key}]`;
  if (!isPlainName(key, look)) return `[${textLiteral(key, look)}]`;
  return index === 0 ? key : `.${key}`;
}
