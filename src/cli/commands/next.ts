import { join } from "node:path";
import { loadGraders } from "../../course/load-graders.ts";
import { nextOf, progressOf } from "../../course/progress.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { type FolderOptions, openWorkspace } from "../open.ts";
import { renderAllSolved, renderNext } from "../render/next.ts";
import { shownPath } from "../shown-path.ts";
import { writeJson, writeLines } from "../write.ts";

export const declare: Declare = (command, act) => {
  command
    .description("The exercise to do next, and its file.")
    .option("--dir <folder>", "the workspace; without it the one around")
    .option("--json", "as JSON")
    .action(act(next));
  examples(command, { next: "what to do now" });
};

async function next(context: Context, options: FolderOptions & { json?: true }): Promise<ExitCode> {
  const { course, state, folder } = await openWorkspace(context, options);
  const found = nextOf(await progressOf(course, state, folder));
  const schema = "mcp-course/next/v1";
  if (found === null) {
    if (options.json) writeJson(context, { schema, exercise: null });
    else writeLines(context, renderAllSolved(context));
    return exitCode.passed;
  }
  const { exercise, status } = found;
  const graders = await loadGraders(course, [exercise.id]);
  const title = graders.find(({ id }) => id === exercise.id)?.graded.title ?? exercise.id;
  const file = shownPath(context.cwd, join(folder, exercise.file));
  if (options.json) {
    const { id, lesson } = exercise;
    writeJson(context, { schema, exercise: { id, title, lesson, file, status } });
  } else writeLines(context, renderNext({ id: exercise.id, title, file, status }, context));
  return exitCode.passed;
}
