import { setImmediate } from "node:timers/promises";
import { CourseError, Interrupted, UsageError } from "../errors.ts";
import { commandLineError, isHelpShown } from "./command-line-error.ts";
import { type Context, flagsOf, processContext } from "./context.ts";
import { type ExitCode, exitCode } from "./exit-code.ts";
import { listenToProcess } from "./process-events.ts";
import { makeProgram } from "./program.ts";

/**
 * Runs the program on what stands behind its name on the command line, and answers the exit code.
 * Tests give a context of their own. Nothing is thrown: this is where every error ends.
 */
export async function main(argv: readonly string[], given?: Context): Promise<number> {
  const events = given === undefined ? listenToProcess() : null;
  const context = given ?? processContext(argv, events?.signal ?? new AbortController().signal);
  try {
    const code = await runCommand(argv, context);
    await setImmediate();
    const outputError = events?.outputError();
    if (outputError) throw outputError;
    return code;
  } catch (error) {
    return await fail(error, context, flagsOf(argv).json);
  } finally {
    events?.stop();
  }
}

async function runCommand(argv: readonly string[], context: Context): Promise<ExitCode> {
  const { command, exitCode: answered } = makeProgram(context);
  try {
    await command.parseAsync(spelledOut(argv), { from: "user" });
    return answered();
  } catch (error) {
    if (isHelpShown(error)) return exitCode.passed;
    throw commandLineError(error, command);
  }
}

/** No command, and `help <command>`, in the form that is always understood. */
function spelledOut(argv: readonly string[]): string[] {
  const [first, ...rest] = argv;
  if (first === undefined) return ["--help"];
  return first === "help" ? [...rest, "--help"] : [...argv];
}

async function fail(error: unknown, context: Context, json: boolean): Promise<ExitCode> {
  const { problemSentence, renderProblem } = await import("./render/problem.ts");
  if (json) {
    const { errorJson } = await import("./render/error-json.ts");
    context.stdout.write(errorJson(error, problemSentence(error)));
  } else if (!(error instanceof Interrupted)) {
    const lines = renderProblem(error, context.look, context.program);
    context.stderr.write(lines.map((line) => `${line}\n`).join(""));
  }
  if (error instanceof Interrupted) return exitCode.interrupted;
  if (error instanceof UsageError || error instanceof CourseError) return exitCode.usage;
  if (context.env.MCP_COURSE_DEBUG === "1" && error instanceof Error) {
    context.stderr.write(`${error.stack}\n`);
  }
  return exitCode.ours;
}
