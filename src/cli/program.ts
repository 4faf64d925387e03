import { Command } from "commander";
import { version } from "../version.ts";
import { type Act, examples } from "./command.ts";
import { commandGroups } from "./commands.ts";
import type { Context } from "./context.ts";
import { type ExitCode, exitCode } from "./exit-code.ts";

/** The command line of the program, and the exit code that its command answered once it ran. */
export interface Program {
  command: Command;
  exitCode: () => ExitCode;
}

/**
 * Describes the command line. Each command is known by name and summary; its file is loaded when it
 * is the one asked for. Nothing ends the process: commander's endings are thrown.
 */
export function makeProgram(context: Context): Program {
  let code: ExitCode = exitCode.passed;
  const act: Act =
    (run) =>
    async (...read) => {
      code = await run(context, ...read);
    };
  const command = configure(new Command("mcp-course"), context)
    .description("A course on the Model Context Protocol, in your terminal.")
    .usage("<command> [options]")
    .version(version, "-V, --version", "print the version")
    .option("--course <dir>", "the course that grades; without it the one that came along")
    .option("--no-color", "no colours")
    .option("--ascii", "no marks and lines beyond ASCII")
    .helpCommand(false);
  examples(command, {
    "init my-course": "hand out the starters into the folder my-course",
    check: "in that folder: grade what you wrote",
    "<command> --help": "the options and examples of a command",
  });
  for (const [group, entries] of Object.entries(commandGroups)) {
    for (const { name, summary } of entries) {
      configure(command.command(name), context).summary(summary).helpGroup(group);
    }
  }
  command.hook("preSubcommand", async (_program, subcommand) => {
    const entry = Object.values(commandGroups)
      .flat()
      .find(({ name }) => name === subcommand.name());
    const module = await entry?.load();
    module?.declare(subcommand, act);
  });
  command.hook("preAction", (program, asked) => {
    for (const [name, value] of Object.entries(program.opts())) asked.setOptionValue(name, value);
  });
  return { command, exitCode: () => code };
}

function configure(command: Command, context: Context): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption("-h, --help", "show this help")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      // What commander would write here is thrown as well, and said by `main`.
      writeErr: () => undefined,
      getOutHelpWidth: () => context.look.columns,
      getErrHelpWidth: () => context.look.columns,
      getOutHasColors: () => context.look.colour,
    });
}
