import { type Command, CommanderError } from "commander";
import { suggest } from "../course/suggest.ts";
import { UsageError } from "../errors.ts";
import { commandGroups } from "./commands.ts";

/** Commander's way of saying that it has shown a help or a version, and all is well. */
export function isHelpShown(error: unknown): boolean {
  return (
    error instanceof CommanderError &&
    (error.code === "commander.helpDisplayed" || error.code === "commander.version")
  );
}

/** An error of commander as one of ours; any other error as it is. */
export function commandLineError(error: unknown, program: Command): unknown {
  if (!(error instanceof CommanderError)) return error;
  if (error.code === "commander.unknownCommand") {
    const name = program.args[0] ?? "";
    const known = Object.values(commandGroups)
      .flat()
      .map((entry) => entry.name);
    return new UsageError({ code: "unknown-command", name, suggestions: suggest(name, known) });
  }
  const message = error.message.replace(/^error: /, "").replace(/\.$/, "");
  return new UsageError({ code: "bad-arguments", message });
}
