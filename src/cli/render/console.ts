import type { ConsoleText } from "../../sandbox/reply.ts";
import { visible } from "./invisible.ts";
import { type Look, marksOf } from "./look.ts";

/**
 * What the student's code printed, each line behind a bar, so that no line of it can pass for one of
 * ours. Nothing printed: no lines.
 */
export function renderConsole(console: ConsoleText, look: Look): string[] {
  const { bar } = marksOf(look);
  const lines = console.text.replace(/\n$/, "").split("\n");
  if (console.text === "") return [];
  return lines.map((line) => `${bar} ${visible(line, look)}`);
}
