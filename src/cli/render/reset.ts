import type { ResetFile } from "../../course/reset.ts";
import type { Context } from "../context.ts";
import { coloursOf, marksOf } from "./look.ts";

/** The screen of `reset`: each file, and where the student's own went. */
export function renderReset(
  files: readonly ResetFile[],
  id: string | undefined,
  { look, program }: Context,
): string[] {
  const marks = marksOf(look);
  const colours = coloursOf(look);
  const lines = files.map(({ name, what, kept }) => {
    if (what === "untouched") return `  ${marks.waiting} ${name} is as it was handed out`;
    const where = kept === undefined ? "" : `; yours is kept as ${kept}`;
    return `  ${colours.green(marks.right)} ${name} is restored${where}`;
  });
  const next = id === undefined ? `${program} next` : `${program} check ${id}`;
  return ["", ...lines, "", `  next: ${next}`];
}
