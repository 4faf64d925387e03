import { resolve } from "node:path";
import { initWorkspace } from "../../course/init.ts";
import { courseToHandOut } from "../choose-course.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import type { FolderOptions } from "../open.ts";
import { renderInit } from "../render/init.ts";
import { workspaceReadme } from "../render/workspace-readme.ts";
import { tell } from "../tell.ts";
import { writeLines } from "../write.ts";

export const declare: Declare = (command, act) => {
  command
    .description(
      "Hand out the starters of every lesson into a folder. A file that is there already is left as it is.",
    )
    .argument("[dir]", "the folder, made if need be; without it the current one")
    .option("--dir <folder>", "the same, in the way of the other commands")
    .action(act(init));
  examples(command, {
    init: "into the current folder",
    "init my-course": "into the folder my-course",
  });
};

async function init(
  context: Context,
  dir: string | undefined,
  options: FolderOptions,
): Promise<ExitCode> {
  const at = resolve(context.cwd, dir ?? options.dir ?? ".");
  const { course, identity } = await courseToHandOut(context, at, options.course);
  const result = await initWorkspace(at, course, identity, workspaceReadme(course));
  tell(context, result.notices);
  writeLines(context, renderInit(result, context));
  return exitCode.passed;
}
