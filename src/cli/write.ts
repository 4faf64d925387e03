import type { Json } from "../json.ts";
import type { Context } from "./context.ts";

/** Writes a screen to standard output. */
export function writeLines(context: Context, lines: readonly string[]): void {
  context.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

/** Writes one JSON document to standard output, where nothing else must stand. */
export function writeJson(context: Context, value: { readonly [name: string]: Json }): void {
  context.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
