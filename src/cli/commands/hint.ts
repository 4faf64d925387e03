import { loadGraders } from "../../course/load-graders.ts";
import { withHints } from "../../course/state.ts";
import { changeState } from "../../course/state-file.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { type FolderOptions, mustBeExercises, openWorkspace } from "../open.ts";
import { renderHints } from "../render/hint.ts";
import { tell } from "../tell.ts";
import { writeJson, writeLines } from "../write.ts";

interface HintOptions extends FolderOptions {
  all?: true;
  json?: true;
}

export const declare: Declare = (command, act) => {
  command
    .description("One more hint for an exercise each time. Those shown before are shown again.")
    .argument("<exercise>", "name of the exercise")
    .option("--all", "every hint at once")
    .option("--dir <folder>", "the workspace; without it the one around")
    .option("--json", "as JSON")
    .action(act(hint));
  examples(command, { "hint <exercise>": "one more than the last time" });
};

async function hint(context: Context, id: string, options: HintOptions): Promise<ExitCode> {
  const { course, identity, folder, state } = await openWorkspace(context, options);
  await mustBeExercises(course, [id]);
  const graders = await loadGraders(course, [id]);
  const hints = graders.find((exercise) => exercise.id === id)?.graded.hints ?? [];
  const before = state.hints[id] ?? 0;
  const count = options.all ? hints.length : Math.min(before + 1, hints.length);
  const { notices } = await changeState(folder, identity, (now) => withHints(now, id, count));
  tell(context, notices);
  const shown = hints.slice(0, count);
  if (options.json) {
    const schema = "mcp-course/hint/v1";
    writeJson(context, { schema, exercise: id, hints: shown, of: hints.length });
  } else writeLines(context, renderHints({ id, shown, before, of: hints.length }, context));
  return exitCode.passed;
}
