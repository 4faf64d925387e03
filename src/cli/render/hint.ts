import wrapAnsi from "wrap-ansi";
import type { Context } from "../context.ts";
import { coloursOf } from "./look.ts";

/** Hints to show. */
export interface ShownHints {
  /** The exercise. */
  id: string;
  /** From the first on. */
  shown: readonly string[];
  /** How many of them were shown before. */
  before: number;
  /** How many hints the exercise has. */
  of: number;
}

/** The screen of `hint`: earlier hints dim, the new one last; then what to type. */
export function renderHints({ id, shown, before, of }: ShownHints, context: Context): string[] {
  const { look, program } = context;
  const colours = coloursOf(look);
  const lines = [""];
  shown.forEach((hint, index) => {
    const paragraph = wrapAnsi(hint, Math.max(20, look.columns - 8)).split("\n");
    const number = `${index + 1}. `;
    const isOld = index < before && index < shown.length - 1;
    for (const [at, line] of paragraph.entries()) {
      const text = `  ${at === 0 ? number : " ".repeat(number.length)}${line}`;
      lines.push(isOld ? colours.dim(text) : text);
    }
    lines.push("");
  });
  const left = of - shown.length;
  lines.push(
    left > 0
      ? `  ${left} more: ${program} hint ${id}`
      : `  That was the last hint. If you are stuck: ${program} solution ${id} --give-up`,
    `  next: ${program} check ${id}`,
  );
  return lines;
}
