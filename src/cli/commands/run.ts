import { stat } from "node:fs/promises";
import { join } from "node:path";
import { loadGraders } from "../../course/load-graders.ts";
import { exercisesOf } from "../../course/model.ts";
import { runFunction } from "../../course/run-function.ts";
import { submissionIn } from "../../course/submission.ts";
import { suggest } from "../../course/suggest.ts";
import { UsageError } from "../../errors.ts";
import { defaultLimits, type Limits } from "../../sandbox/limits.ts";
import { type Declare, examples } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { addLimit } from "../numbers.ts";
import { type FolderOptions, openSubmission, prefixOf, type Submitted } from "../open.ts";
import { renderRun, runJson } from "../render/run.ts";
import { readArguments } from "../run-arguments.ts";
import { writeJson, writeLines } from "../write.ts";

interface RunOptions extends FolderOptions {
  json?: true;
  limit?: Limits;
}

export const declare: Declare = (command, act) => {
  command
    .description("Call a function of yours in the sandbox, with input of your own.")
    .argument("<function>", "its name; it is looked for in the file of that name")
    .argument(
      "[arguments...]",
      "each as JSON; or one file, or - for standard input, with a JSON array of them. A parameter called text takes the file as it stands.",
    )
    .option("--dir <folder>", "use this folder instead of the workspace around")
    .option("--json", "as JSON")
    .option("--limit <name=n>", "change a limit, as for check; may be repeated", addLimit)
    .action(act(run));
  examples(command, {
    "run my_function 1 null": "two arguments, each as JSON",
    "run my_function '\"a text\"'": "a text, quoted for JSON and the shell",
    "run my_function input.json": "a file with a JSON array of them",
    "run my_function - < input.json": "the same on standard input",
  });
};

async function run(
  context: Context,
  name: string,
  words: readonly string[],
  options: RunOptions,
): Promise<ExitCode> {
  const submitted = await openSubmission(context, options);
  const { course, folder } = submitted;
  await mustBeThere(submitted, name);
  const isExercise = exercisesOf(course).some(({ id }) => id === name);
  const graders = isExercise ? await loadGraders(course, [name]) : [];
  const grader = graders.find(({ id }) => id === name)?.graded;
  const parameters = grader?.parameters[name] ?? [];
  const args = await readArguments(context, words, parameters);
  const ran = await runFunction({
    submission: await submissionIn(folder, course),
    file: `${name}.ts`,
    name,
    arguments: args,
    async: grader?.async ?? false,
    limits: options.limit ?? defaultLimits,
    signal: context.signal,
  });
  const { look, program } = context;
  const file = `${prefixOf(context.cwd, folder)}${name}.ts`;
  const call = { name, parameters, arguments: args, file, program };
  if (options.json) writeJson(context, runJson(call, ran, look));
  else writeLines(context, renderRun(call, ran, look));
  return "json" in ran.outcome ? exitCode.passed : exitCode.notPassed;
}

/** A function is an exercise's, or any other that stands in a file of its own name. */
async function mustBeThere({ course, folder }: Submitted, name: string): Promise<void> {
  const known = exercisesOf(course).map(({ id }) => id);
  if (known.includes(name)) return;
  const isName = /^[\w$]+$/.test(name);
  const found = isName && (await stat(join(folder, `${name}.ts`)).catch(() => null));
  if (found) return;
  const suggestions = suggest(name, known);
  throw new UsageError({ code: "unknown-function", name, suggestions, known });
}
