import type { Look } from "./look.ts";
import { indent, isNarrow, padded } from "./wrap.ts";

/** Columns of the labels `expected`, `received`, … with the gap after them. */
const labelColumns = 10;

/** How many columns a labelled text may use of `width`. */
export function fieldWidth(width: number, look: Look): number {
  return width - (isNarrow(look) ? 2 : labelColumns);
}

/**
 * A label with its lines beside it, or below it on a narrow screen. The lines must have been made for
 * `fieldWidth`. No lines: nothing, not even the label.
 */
export function field(
  label: string,
  lines: readonly string[],
  look: Look,
  paint: (label: string) => string = (text) => text,
): string[] {
  if (lines.length === 0) return [];
  if (isNarrow(look)) return [paint(label), ...indent(lines, 2)];
  const [first = "", ...rest] = lines;
  return [paint(padded(label, labelColumns)) + first, ...indent(rest, labelColumns)];
}
