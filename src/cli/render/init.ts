import type { InitFile, InitResult } from "../../course/init.ts";
import type { Context } from "../context.ts";
import { shownPath } from "../shown-path.ts";
import { visible } from "./invisible.ts";
import { coloursOf, marksOf } from "./look.ts";
import { shellWord } from "./shell-word.ts";

/** The screen of `init`: what was handed out, what was left alone, what to type next. */
export function renderInit(result: InitResult, context: Context): string[] {
  const next = `${cdInto(context.cwd, result.folder)}${context.program} check`;
  return [...renderHandedOut(result, context), "", `  next: ${next}`];
}

/** What was handed out and what was left alone, without what comes next. */
export function renderHandedOut(result: InitResult, { cwd, look }: Context): string[] {
  const marks = marksOf(look);
  const colours = coloursOf(look);
  const named = (what: InitFile["what"]) =>
    result.files.filter((file) => file.what === what).map((file) => file.name);
  const created = named("created");
  const kept = named("kept");
  const place = shownPath(cwd, result.folder);
  const folder = place === "" ? "this folder" : visible(place, look);
  const lines = [""];
  if (created.length === 0) lines.push(`  Nothing is missing in ${folder}.`);
  else lines.push(`  Handed out into ${folder}:`, "");
  lines.push(...created.map((name) => `  ${colours.green(marks.right)} ${name}`));
  if (kept.length > 0) {
    lines.push("", "  Left as they are, for they differ from what is handed out:", "");
    lines.push(...kept.map((name) => `  ${marks.waiting} ${name}`));
  }
  return lines;
}

/** The command that leads into a folder, to stand before the next one; nothing when one is there. */
export function cdInto(cwd: string, folder: string): string {
  const path = shownPath(cwd, folder);
  return path === "" ? "" : `cd ${shellWord(path)} && `;
}
