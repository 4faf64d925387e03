import { readFile } from "node:fs/promises";
import { exercisesOf } from "../../course/model.ts";
import { withGivenUp } from "../../course/state.ts";
import { changeState } from "../../course/state-file.ts";
import { UsageError } from "../../errors.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { type FolderOptions, mustBeExercises, openWorkspace } from "../open.ts";
import { tell } from "../tell.ts";

interface SolutionOptions extends FolderOptions {
  giveUp?: true;
}

export const declare: Declare = (command, act) => {
  command
    .description("Show the course's solution of an exercise that you have solved.")
    .argument("<exercise>", "name of the exercise")
    .option("--give-up", "show it though you have not; that is remembered")
    .option("--dir <folder>", "the workspace; without it the one around")
    .action(act(solution));
  examples(command, {
    "solution <exercise>": "to compare with yours",
    "solution <exercise> --give-up": "without having solved it",
  });
};

async function solution(context: Context, id: string, options: SolutionOptions): Promise<ExitCode> {
  const { course, identity, folder, state } = await openWorkspace(context, options);
  await mustBeExercises(course, [id]);
  const isOpen = state.solved[id] !== undefined || state.givenUp[id] !== undefined;
  if (!isOpen && !options.giveUp) throw new UsageError({ code: "not-solved-yet", exercise: id });
  if (!isOpen) {
    const { notices } = await changeState(folder, identity, (now) =>
      withGivenUp(now, id, new Date()),
    );
    tell(context, notices);
  }
  const file = exercisesOf(course).find((exercise) => exercise.id === id)?.solution ?? "";
  context.stdout.write(await readFile(file, "utf8"));
  return exitCode.passed;
}
