import { UsageError } from "../../errors.ts";
import { type CheckOptions, declareCheckOptions } from "../check-options.ts";
import { checkSubmission } from "../check-submission.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import type { ExitCode } from "../exit-code.ts";
import { mustBeExercises, openSubmission } from "../open.ts";

export const declare: Declare = (command, act) => {
  command
    .description("Grade what you wrote: every exercise in order, or those you name.")
    .argument("[exercise...]", "names of exercises");
  declareCheckOptions(command);
  command.action(act(check));
  examples(command, {
    check: "every exercise, in order",
    "check <exercise>": "one of them",
    "check --dir handed-in --json": "any folder that holds the files, as JSON",
    "check --report json=out.json": "the screen, and a file for a machine",
  });
};

async function check(
  context: Context,
  asked: readonly string[],
  options: CheckOptions,
): Promise<ExitCode> {
  const { only } = options;
  if (only !== undefined && asked.length !== 1) {
    const message = "--only takes one exercise, the one whose check it names";
    throw new UsageError({ code: "bad-arguments", message });
  }
  const submitted = await openSubmission(context, options);
  await mustBeExercises(submitted.course, asked);
  return checkSubmission(context, submitted, asked, options);
}
