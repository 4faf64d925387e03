import type { VerifiedCheck, VerifiedExercise } from "../../author/verification.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look } from "./look.ts";
import { indent, isNarrow, padded, widthOf, wrap } from "./wrap.ts";

/**
 * Who catches whom in one exercise: behind each check the mistakes that it alone catches, then those
 * that others catch too. A mistake named after the check is called by its belief alone.
 */
export function renderMatrix({ checks }: VerifiedExercise, look: Look, width: number): string[] {
  const names = checks.map(({ id }) => visible(id, look));
  const column = Math.max(0, ...names.map(widthOf)) + 2;
  return checks.flatMap((check, i) => {
    const name = names[i] ?? "";
    if (isNarrow(look) || column > width / 2) {
      return [...wrap(name, width), ...indent(catches(check, look, width - 2), 2)];
    }
    const [first = "", ...rest] = catches(check, look, width - column);
    return [padded(name, column) + first, ...indent(rest, column)];
  });
}

function catches(check: VerifiedCheck, look: Look, width: number): string[] {
  const { dim } = coloursOf(look);
  const row = (label: string, mistakes: readonly string[]) => {
    if (mistakes.length === 0) return [];
    const words = mistakes.map((name) => visible(calledBy(check, name), look)).join(", ");
    const [first = "", ...rest] = wrap(words, width - labelColumns);
    return [dim(padded(label, labelColumns)) + first, ...indent(rest, labelColumns)];
  };
  const rows = [...row("alone", check.catchesAlone), ...row("too", check.catchesToo)];
  return rows.length === 0 ? [dim("nothing")] : rows;
}

const labelColumns = "alone  ".length;

function calledBy({ id }: VerifiedCheck, mistake: string): string {
  return mistake.startsWith(`${id}.`) ? mistake.slice(id.length + 1) : mistake;
}
