import { resolve } from "node:path";
import { initWorkspace } from "../../course/init.ts";
import { isWorkspace } from "../../course/workspace.ts";
import { defaultCheckOptions } from "../check-options.ts";
import { checkSubmission } from "../check-submission.ts";
import { courseToHandOut } from "../choose-course.ts";
import { type Declare, examples, type GlobalOptions } from "../command.ts";
import type { Context } from "../context.ts";
import type { ExitCode } from "../exit-code.ts";
import { openSubmission } from "../open.ts";
import { cdInto, renderHandedOut } from "../render/init.ts";
import { workspaceReadme } from "../render/workspace-readme.ts";
import { tell } from "../tell.ts";
import { writeLines } from "../write.ts";

export const declare: Declare = (command, act) => {
  command
    .description(
      "Hand out the starters if that was not done yet, check them, and say what to type next. Whatever the check says, this succeeds.",
    )
    .argument("[dir]", "the folder of the workspace", ".")
    .action(act(start));
  examples(command, { "start my-course": "what `npm start` does in a checkout" });
};

async function start(context: Context, dir: string, options: GlobalOptions): Promise<ExitCode> {
  const folder = resolve(context.cwd, dir);
  if (!(await isWorkspace(folder))) {
    const { course, identity } = await courseToHandOut(context, folder, options.course);
    const result = await initWorkspace(folder, course, identity, workspaceReadme(course));
    tell(context, result.notices);
    writeLines(context, renderHandedOut(result, context));
  }
  const submitted = await openSubmission(context, { ...options, dir });
  // What the report suggests is to be typed inside the workspace.
  const program = `${cdInto(context.cwd, submitted.folder)}${context.program}`;
  return checkSubmission({ ...context, program }, submitted, [], {
    ...defaultCheckOptions,
    exitZero: true,
  });
}
