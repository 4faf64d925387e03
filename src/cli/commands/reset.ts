import { resetWorkspace } from "../../course/reset.ts";
import { UsageError } from "../../errors.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { type FolderOptions, mustBeExercises, openWorkspace } from "../open.ts";
import { renderReset } from "../render/reset.ts";
import { tell } from "../tell.ts";
import { writeLines } from "../write.ts";

interface ResetOptions extends FolderOptions {
  all?: true;
}

export const declare: Declare = (command, act) => {
  command
    .description(
      "Restore the starter of an exercise. What you wrote is kept beside it under a new name, and the exercise counts as not solved.",
    )
    .argument("[exercise]", "name of the exercise")
    .option("--all", "every starter, and the helper modules that came along")
    .option("--dir <folder>", "the workspace; without it the one around")
    .action(act(reset));
  examples(command, {
    "reset <exercise>": "begin it afresh",
    "reset --all": "begin everything afresh",
  });
};

async function reset(
  context: Context,
  id: string | undefined,
  options: ResetOptions,
): Promise<ExitCode> {
  if ((id === undefined) === (options.all === undefined)) {
    throw new UsageError({ code: "needs-a-choice", wanted: "an exercise, or --all" });
  }
  const { course, identity, folder } = await openWorkspace(context, options);
  if (id !== undefined) await mustBeExercises(course, [id]);
  const result = await resetWorkspace(folder, course, identity, id ?? null);
  tell(context, result.notices);
  writeLines(context, renderReset(result.files, id, context));
  return exitCode.passed;
}
