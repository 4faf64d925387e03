import { progressOf } from "../../course/progress.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { type FolderOptions, openWorkspace } from "../open.ts";
import { renderList } from "../render/list.ts";
import { writeJson, writeLines } from "../write.ts";

export const declare: Declare = (command, act) => {
  command
    .description("All lessons and exercises in order, and how far you are with each.")
    .option("--dir <folder>", "the workspace; without it the one around")
    .option("--json", "as JSON")
    .action(act(list));
  examples(command, { list: "how far you are", "list --json": "the same for a machine" });
};

async function list(context: Context, options: FolderOptions & { json?: true }): Promise<ExitCode> {
  const { course, state, folder } = await openWorkspace(context, options);
  const progress = await progressOf(course, state, folder);
  if (!options.json) {
    writeLines(context, renderList(course, progress, context));
    return exitCode.passed;
  }
  writeJson(context, {
    schema: "mcp-course/list/v1",
    course: { name: course.name, version: course.version, revision: course.revision },
    lessons: course.lessons.map(({ id, title, minutes }) => ({
      id,
      title,
      minutes,
      exercises: progress
        .filter(({ exercise }) => exercise.lesson === id)
        .map(({ exercise, status, hints }) => ({
          id: exercise.id,
          file: exercise.file,
          status,
          hints,
        })),
    })),
  });
  return exitCode.passed;
}
